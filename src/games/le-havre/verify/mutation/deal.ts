import { type Effect, effect, replaced } from '../../../../scenario/mutation/effect.ts'
import { oneMore } from '../../../../scenario/mutation/figures.ts'
import { SETUP } from '../../rules/setup-figures.ts'
import { type RoundCard, roundCards, type TownIcon } from '../../rules/ships.ts'
import { STANDARD } from '../../rules/standard.ts'
import type { LeHavre } from '../../rules/types.ts'
import { STANDARD_BUILDINGS } from '../../rules/vocabulary.ts'
import { TABLES } from '../setups.ts'

type Effects = readonly Effect<LeHavre>[]

const NEXT: Record<string, TownIcon> = { standard: 'special', special: null, null: 'standard' }

/** Each figure of a round card as a game of so many seats reads it. */
const figuresOf = (seats: number, card: RoundCard): Effects => {
  const { ship, food, harvest, town } = card
  const name = `round card ${ship}, ${seats} seats`
  const other = NEXT[`${town}`] ?? null
  return [
    effect(`${name}: food is ${food + 1}`, () => replaced(card, 'food', food + 1)),
    effect(`${name}: harvest is ${!harvest}`, () => replaced(card, 'harvest', !harvest)),
    effect(`${name}: town is ${other}`, () => replaced(card, 'town', other)),
  ]
}

/** Each figure of the round cards. */
export const ROUND_CARDS: Effects = [1, 2, 3, 4, 5].flatMap((seats) =>
  [...new Set([...roundCards('full', seats), ...roundCards('short', seats)])].flatMap((card) =>
    figuresOf(seats, card),
  ),
)

/** Each round left out of each game. */
export const ROUNDS: Effects = TABLES.flatMap(({ version, seats }) =>
  roundCards(version, seats).map(({ ship }, at) =>
    effect<LeHavre>(`${version}, ${seats} seats: no round of ${ship}`, () => {
      const cards = roundCards(version, seats) as RoundCard[]
      const [card] = cards.splice(at, 1)
      return () => {
        if (card) cards.splice(at, 0, card)
      }
    }),
  ),
)

const ELSEWHERE: Record<string, string> = { t: 's', s: '-', '-': 's' }

/** Each standard card elsewhere at the start of each game. */
const PLACES: Effects = STANDARD_BUILDINGS.flatMap((id) =>
  TABLES.map(({ version, seats }) => {
    const { where } = STANDARD[id]
    const places = [...where[version]]
    const other = ELSEWHERE[places[seats - 1] ?? '-'] ?? 's'
    const moved = places.with(seats - 1, other).join('')
    return effect<LeHavre>(`${id} is at ${other} in the ${version} game of ${seats}`, () =>
      replaced(where, version, moved),
    )
  }),
)

const SHIPS: Effects = Object.values(SETUP.short.ships).flatMap((ships) =>
  ships
    ? [
        effect<LeHavre>(`the short game deals no ${ships.owned}`, () =>
          replaced(ships, 'owned', []),
        ),
        ...(ships.stacked.length > 0
          ? [
              effect<LeHavre>(`the short game stacks no ${ships.stacked}`, () =>
                replaced(ships, 'stacked', []),
              ),
            ]
          : []),
      ]
    : [],
)

/** Each figure of the set-up, one higher, and each card and ship of it elsewhere. */
export const SETTING_UP: Effects = [...oneMore<LeHavre>('setup', SETUP), ...PLACES, ...SHIPS]
