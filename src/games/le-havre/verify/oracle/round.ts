/** Interest, harvest, feeding and loans. */
import type { State } from '../../rules/state.ts'
import { roundsOf, shipCalled, type Tokens } from './figures.ts'
import { sumOf, times } from './pay.ts'

type Player = State['players'][number]

const roundOf = ({ version, players, round }: State) => {
  const row = roundsOf(version, players.length)[round - 1]
  if (!row) throw new Error(`nothing is told of round ${round}`)
  return row
}

/** Food that a seat owes at the end of this round. */
export function foodOf(state: State, seat: number): number {
  const fed = (state.players[seat]?.ships ?? []).reduce(
    (sum, ship) => sum + (shipCalled(ship).food[state.players.length - 1] ?? 0),
    0,
  )
  return Math.max(0, roundOf(state).food - fed)
}

/** The seat that has to eat next, from one on; null where all are fed. */
export function hungryFrom(state: State, first: number, seats: number): number | null {
  for (let more = 0; more < seats; more++) {
    const seat = (first + more) % state.players.length
    if (foodOf(state, seat) > 0) return seat
  }
  return null
}

/** What the harvest of this round brings a player. */
export function harvestOf(state: State, { items, buildings }: Player): Tokens {
  if (!roundOf(state).harvest) return {}
  const fattened = buildings.includes('feedlot') && items.cattle >= 2 && items.cattle <= 6
  return {
    grain: items.grain >= 1 ? 1 : 0,
    cattle: items.cattle < 2 ? 0 : fattened ? 2 : 1,
  }
}

/** Francs of interest. */
export function interestOf({ players, options }: State, { loans }: Player): number {
  if (loans === 0) return 0
  return options['loan.interestTwoWhenMany'] && loans >= players.length ? 2 : 1
}

/** What is left of a purse and a larder that do not suffice, and the loans that fill the gap. */
export function borrowing(
  items: Tokens,
  owed: Tokens,
): { gap: number; fewest: number; after: (loans: number) => Tokens } {
  const worth: Tokens = owed.food
    ? { franc: 1, fish: 1, smokedFish: 2, bread: 2, meat: 3 }
    : { franc: 1 }
  const spent: Record<string, number> = {}
  let gap = owed.food ?? owed.franc ?? 0
  for (const [token, each] of Object.entries(worth)) {
    spent[token] = items[token] ?? 0
    gap -= each * (items[token] ?? 0)
  }
  return {
    gap,
    fewest: Math.ceil(gap / 4),
    after: (loans) => sumOf(items, times(spent, -1), { franc: 4 * loans - gap }),
  }
}
