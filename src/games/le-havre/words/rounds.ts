import { roundCards, SHIP } from '../rules/ships.ts'
import type { State } from '../rules/state.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/t.ts'
import { SHIP_TERMS } from './ships.ts'

/** What the end of a round asks and brings, a sentence each; none where the game has no such round. */
export function roundWords({ version, players }: State, round: number): Segment[][] {
  const card = roundCards(version, players.length)[round - 1]
  if (!card) return []
  return [
    say('round.food', { round, count: card.food }),
    say(card.harvest ? 'round.harvest' : 'round.no-harvest'),
    ...(card.town ? [say(`round.${card.town}`)] : []),
    say('round.ship', { ship: term(SHIP_TERMS[SHIP[card.ship].type]) }),
  ]
}
