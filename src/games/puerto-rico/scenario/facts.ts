/** What a scenario may say of a position at its end. */
import { letterOf } from '../../../engine/seats.ts'
import { commonFacts } from '../../../scenario/facts.ts'
import { game } from '../rules/game.ts'
import type { End } from '../rules/notation.ts'
import { priceOf } from '../rules/roles/builder.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { resultOf, scoreOf } from '../rules/scoring.ts'
import { type Position, playerAt } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { ALL_BUILDINGS, each } from '../rules/vocabulary.ts'

/** The position in the words that `end` uses; scores only where they are asked for. */
export function factsOf(position: Position, end: End, cited: Set<RuleId>): Record<string, unknown> {
  return {
    at: position.at,
    seat: letterOf(position.seat),
    round: position.round,
    governor: letterOf(position.governor),
    coins: Object.fromEntries(position.roles.map((card) => [card.id, card.coins])),
    ships: Object.fromEntries(
      position.ships.map(({ size, good, count }) => [size, good ? { [good]: count } : {}]),
    ),
    house: position.house,
    market: position.market,
    faceUp: position.plantations.faceUp.length,
    pile: position.plantations.pile.length,
    discard: position.plantations.discard,
    supply: position.supply,
    nobles: position.expansions?.nobles,
    aboard: position.expansions?.aboard,
    removed: position.expansions?.removed,
    ending: position.ending,
    ...commonFacts<PuertoRico, PlayerEnd>({ game, resultOf, playerFacts }, position, end, cited),
  }
}

type PlayerEnd = NonNullable<End['A']>

function playerFacts(
  position: Position,
  seat: number,
  wanted: PlayerEnd,
  cited: Set<RuleId>,
): Record<string, unknown> {
  const player = playerAt(position, seat)
  const facts: Record<string, unknown> = {
    ...player,
    city: player.city.map(({ id }) => id),
    colonists: {
      ...player.manned,
      ...Object.fromEntries(player.city.map(({ id, workers }) => [id, workers])),
    },
  }
  if (wanted.score !== undefined || wanted.lines !== undefined) {
    const sheet = scoreOf(position, seat)
    facts.score = sheet.total
    facts.lines = Object.fromEntries(sheet.lines.map((line) => [line.rule, line.points]))
    for (const line of sheet.lines) cited.add(line.rule)
  }
  if (wanted.prices)
    facts.prices = each(ALL_BUILDINGS, (building) => priceOf(position, seat, building).price)
  return facts
}
