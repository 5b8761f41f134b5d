/** Paying by trial: every choice of tokens is looked at, and what could be left out refuses it. */
import { GOODS, goodCalled, type Tokens } from './figures.ts'

/** More choices than so many are not all tried. */
const MOST_CHOICES = 20_000

const FOOD = new Map<string, number>([
  ...GOODS.map((good) => [good, goodCalled(good).food] as const),
  ['franc', 1],
])
const ENERGY = new Map<string, number>(
  GOODS.map((good) => [good, goodCalled(good).energy] as const),
)
const PAYS_FOR: Record<string, readonly string[]> = {
  clay: ['clay', 'brick'],
  iron: ['iron', 'steel'],
}

const total = (tokens: Tokens, worth: ReadonlyMap<string, number>): number =>
  Object.entries(tokens).reduce((sum, [token, count]) => sum + count * (worth.get(token) ?? 0), 0)

export const sumOf = (...all: readonly Tokens[]): Record<string, number> => {
  const sum: Record<string, number> = {}
  for (const tokens of all)
    for (const [token, count] of Object.entries(tokens)) sum[token] = (sum[token] ?? 0) + count
  return sum
}
export const times = (tokens: Tokens, by: number): Tokens =>
  Object.fromEntries(Object.entries(tokens).map(([token, count]) => [token, count * by]))

/** Whether tokens cover what is owed: each unit of a good is laid down one by one, the rest is eaten or burnt. */
export function covers(tokens: Tokens, owed: Tokens): boolean {
  const { food = 0, energy = 0, ...named } = owed
  const units = Object.entries(named).flatMap(([good, count]) => Array<string>(count).fill(good))
  return laid(tokens, units, (left) => total(left, FOOD) >= food && total(left, ENERGY) >= energy)
}

function laid(
  tokens: Tokens,
  [unit, ...others]: readonly string[],
  rest: (left: Tokens) => boolean,
): boolean {
  if (unit === undefined) return rest(tokens)
  return (PAYS_FOR[unit] ?? [unit]).some(
    (token) =>
      (tokens[token] ?? 0) > 0 &&
      laid({ ...tokens, [token]: (tokens[token] ?? 0) - 1 }, others, rest),
  )
}

/** Whether tokens pay one of the needs without one that could be left out. */
export function pays(tokens: Tokens, needs: readonly Tokens[], byEach: boolean): boolean {
  if (byEach) return needs.some((need) => pays(tokens, [need], false))
  return (
    needs.some((need) => covers(tokens, need)) &&
    Object.entries(tokens).every(
      ([token, count]) =>
        count === 0 || !needs.some((need) => covers({ ...tokens, [token]: count - 1 }, need)),
    )
  )
}

/** How many of a token can serve at all. */
function mostOf(token: string, held: number, needs: readonly Tokens[]): number {
  const wanted = needs.map((need) => {
    const { food = 0, energy = 0, ...named } = need
    const asGood = Object.entries(named).reduce(
      (sum, [good, count]) => sum + ((PAYS_FOR[good] ?? [good]).includes(token) ? count : 0),
      0,
    )
    const part = (owed: number, worth = 0): number => (worth > 0 ? Math.ceil(owed / worth) : 0)
    return asGood + part(food, FOOD.get(token)) + part(energy, ENERGY.get(token))
  })
  return Math.min(held, Math.max(0, ...wanted))
}

/** Every payment there is; null where there are too many choices to try them all. */
export function paymentsOf(
  held: Tokens,
  needs: readonly Tokens[],
  byEach = false,
): Tokens[] | null {
  const open = Object.entries(held)
    .map(([token, count]) => ({ token, most: mostOf(token, count, needs) }))
    .filter(({ most }) => most > 0)
  if (open.reduce((product, { most }) => product * (most + 1), 1) > MOST_CHOICES) return null
  let choices: Record<string, number>[] = [{}]
  for (const { token, most } of open)
    choices = choices.flatMap((choice) =>
      Array.from({ length: most + 1 }, (_, count) =>
        count > 0 ? { ...choice, [token]: count } : choice,
      ),
    )
  return choices.filter((choice) => pays(choice, needs, byEach))
}
