import { type Effect, effect, replaced } from '../../../../scenario/mutation/effect.ts'
import { choicesOf, oneMore } from '../../../../scenario/mutation/figures.ts'
import { BEARERS, BUILDING } from '../../rules/buildings.ts'
import { FIGURES, OPTION_VALUES } from '../../rules/editions.ts'
import { MAKERS } from '../../rules/player.ts'
import { GOOD_PRICE } from '../../rules/roles/trader.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { BUILDINGS, type BuildingId } from '../../rules/vocabulary.ts'

function powerless(id: BuildingId): Effect<PuertoRico> {
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
export const POWERS: readonly Effect<PuertoRico>[] = BUILDINGS.map(powerless)

/** Each figure of a building and each price of a good, one higher. */
export const PRINTED: readonly Effect<PuertoRico>[] = [
  ...oneMore<PuertoRico>('building', Object.fromEntries(BUILDINGS.map((id) => [id, BUILDING[id]]))),
  ...oneMore<PuertoRico>('price', GOOD_PRICE),
]

const { 3: three = {}, 4: four = {}, 5: five = {} } = FIGURES.classic

/** Each figure of a game of so many seats, one higher. */
export const DEALT: Readonly<Record<number, readonly Effect<PuertoRico>[]>> = {
  2: oneMore('two seats', FIGURES['two-player'][2] ?? {}),
  3: oneMore('three seats', three),
  4: oneMore('four seats', four, three),
  5: oneMore('five seats', five, three),
}

/** Each choice of options but their defaults, made by nobody and by everybody. */
export const OPTIONS: readonly Effect<PuertoRico>[] = choicesOf(OPTION_VALUES)
