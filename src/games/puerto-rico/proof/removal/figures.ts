import { BEARERS, BUILDING } from '../../rules/buildings.ts'
import { FIGURES, OPTION_VALUES } from '../../rules/editions.ts'
import { MAKERS } from '../../rules/player.ts'
import { GOOD_PRICE } from '../../rules/roles/trader.ts'
import { BUILDINGS, type BuildingId } from '../../rules/vocabulary.ts'
import { type Effect, effect, fails, replaced } from './effect.ts'

function powerless(id: BuildingId): Effect {
  const building = BUILDING[id]
  const { powers, good } = building
  if (good) {
    const others = MAKERS[good].filter((maker) => maker !== building)
    return effect(`${id} makes nothing`, () => replaced(MAKERS, good, others))
  }
  if (powers.finalBonus)
    return effect(`${id} counts nothing`, () => replaced(building, 'powers', {}))
  const [power] = Object.keys(powers) as (keyof typeof BEARERS)[]
  if (!power) throw new Error(`${id} has no power to switch off`)
  const others = BEARERS[power].filter((bearer) => bearer !== building)
  return effect(`${id} has no power`, () => replaced(BEARERS, power, others))
}

/** Each building without what it does. */
export const POWERS: readonly Effect[] = BUILDINGS.map(powerless)

/** Every number in an object, at any depth, one higher, but for what another object shares with it. */
export function oneMore(name: string, object: object, other: object = {}): Effect[] {
  return Object.entries(object).flatMap(([key, value]): Effect[] => {
    const path = `${name}.${key}`
    if (value !== null && typeof value === 'object')
      return Object.values(other).includes(value) ? [] : oneMore(path, value)
    if (typeof value !== 'number') return []
    const holder = object as Record<string, unknown>
    return [effect(`${path} is ${value + 1}`, () => replaced(holder, key, value + 1))]
  })
}

/** Each figure of a building and each price of a good, one higher. */
export const PRINTED: readonly Effect[] = [
  ...oneMore('building', Object.fromEntries(BUILDINGS.map((id) => [id, BUILDING[id]]))),
  ...oneMore('price', GOOD_PRICE),
]

const { 3: three = {}, 4: four = {}, 5: five = {} } = FIGURES.classic

/** Each figure of a game of so many seats, one higher. */
export const DEALT: Readonly<Record<number, readonly Effect[]>> = {
  2: oneMore('two seats', FIGURES['two-player'][2] ?? {}),
  3: oneMore('three seats', three),
  4: oneMore('four seats', four, three),
  5: oneMore('five seats', five, three),
}

/** Each choice of options but their defaults made by nobody, and by everybody. */
export const choicesOf = (values: Readonly<Record<string, readonly unknown[]>>): Effect[] =>
  Object.entries(values).flatMap(([id, [, ...others]]) =>
    others.flatMap((value): Effect[] => [
      {
        name: `${id} is never ${value}`,
        fails({ game, ...source }) {
          const { [id]: chosen, ...options }: Record<string, unknown> = game?.options ?? {}
          return chosen === value && fails({ ...source, game: { ...game, options } })
        },
      },
      {
        name: `${id} is always ${value}`,
        fails({ game, ...source }) {
          const options: Record<string, unknown> = game?.options ?? {}
          if (options[id] !== undefined) return false
          return fails({ ...source, game: { ...game, options: { ...options, [id]: value } } })
        },
      },
    ]),
  )

export const OPTIONS: readonly Effect[] = choicesOf(OPTION_VALUES)
