/** How games are opened: games of strong bots, and what they come to by what was chosen first. */
import { type BotTypes, choose } from '../bots/bot.ts'
import { estimating } from '../bots/weigh.ts'
import { seedOf } from '../engine/random-game.ts'
import type { Table } from './played.ts'
import type { Players } from './players.ts'

/** Who may play them. */
export const LEVELS = ['intermediate', 'advanced', 'expert'] as const
type Level = (typeof LEVELS)[number]

/** Who plays: one level for the first rounds, so many games or positions searched for a decision, then a quicker one. */
export interface OpeningBots {
  first: Level
  searched: number
  rounds: number
  after: Level
}

/** What is asked of a game whose openings are told. */
export interface OpenedGame<G extends BotTypes> {
  players: Players<G>
  /** Where what was counted lies. */
  file: string
  tables: readonly Table[]
  bots: OpeningBots
  /** What the seat whose turn it is chooses by a move; null for a move that chooses nothing of the kind. */
  choiceOf: (position: G['Position'], move: G['Move']) => string | null
  /** The building that a move brings who makes it. */
  builtBy: (move: G['Move']) => string | null
}

/**
 * What was chosen, one after the other and parted by blanks; in how many games; how far ahead of the others' average
 * the seat that chose last came out, how far that may be off (95 %), and its place on average.
 */
export type OpeningRow = readonly [
  chosen: string,
  games: number,
  lead: number,
  spread: number,
  place: number,
]

/** What the games of one table came to. */
export interface OpeningTable {
  edition: string
  seats: number
  seed: number
  games: number
  bots: OpeningBots
  /** By what was chosen first: by the first seat, then by the next ones. */
  lines: readonly OpeningRow[]
  /** Seat by seat, all games, and by the first building. */
  bySeat: readonly { all: OpeningRow; built: readonly OpeningRow[] }[]
}

interface Opening {
  chosen: readonly string[]
  built: readonly (string | null)[]
  points: readonly number[]
}

/** Choices of a game that are told: one of each seat, three at least. */
const depthOf = (seats: number): number => Math.min(4, Math.max(3, seats))

/** What was chosen in fewer games than this share of all is left out: nothing could be said of it. */
const SELDOM = 0.025

/** Plays one game of a table to its end. */
function playOpening<G extends BotTypes>(
  { players, bots, choiceOf, builtBy }: OpenedGame<G>,
  table: Table,
  seed: number,
): Opening {
  const { game, playerView, setUp, setupOf, roundOf, resultOf } = players
  const [first, after] = [players.bots[bots.first], players.bots[bots.after]]
  if (!first || !after) throw new RangeError(`no bots ${bots.first} and ${bots.after}`)
  const position = setUp(setupOf(table, seed))
  const rngs = Array.from({ length: table.seats }, (_, seat) => ({ rng: seedOf(seed, seat) | 0 }))
  const chosen: string[] = []
  const built: (string | null)[] = rngs.map(() => null)
  while (position.at !== 'over') {
    const { seat } = position
    const bot = roundOf(position) <= bots.rounds ? first : after
    const budget = { iterations: bots.searched }
    const { move } = choose(bot, playerView(position, seat), budget, rngs[seat] ?? { rng: seat })
    const choice = chosen.length < depthOf(table.seats) ? choiceOf(position, move) : null
    if (choice !== null) {
      if (seat !== chosen.length % table.seats) throw new Error(`seat ${seat} is out of turn`)
      chosen.push(choice)
    }
    built[seat] ??= builtBy(move)
    game.applyMoveInPlace(position, move)
  }
  return { chosen, built, points: resultOf(position).points }
}

const rounded = (value: number): number => Math.round(10 * value) / 10

/** Adds up how the same choice went. */
function tallying(): {
  add: (points: readonly number[], seat: number) => void
  row: (chosen: string) => OpeningRow
} {
  const lead = estimating()
  let [games, places] = [0, 0]
  return {
    add(points, seat) {
      const own = points[seat] ?? 0
      const others = points.filter((_, other) => other !== seat)
      lead.add(own - others.reduce((sum, one) => sum + one, 0) / others.length)
      games++
      // Who is level shares the places.
      for (const other of others) places += other > own ? 1 : other === own ? 0.5 : 0
    },
    row(chosen) {
      const { mean, spread } = lead.estimate()
      return [chosen, games, rounded(mean), rounded(spread), rounded(1 + places / games)]
    },
  }
}

/** Counts by name; what was chosen most often comes first. */
function counting(least: number): {
  add: (name: string, points: readonly number[], seat: number) => void
  rows: () => OpeningRow[]
} {
  const tallies = new Map<string, ReturnType<typeof tallying>>()
  return {
    add(name, points, seat) {
      const tally = tallies.get(name) ?? tallying()
      tallies.set(name, tally)
      tally.add(points, seat)
    },
    rows: () =>
      [...tallies]
        .map(([name, tally]) => tally.row(name))
        .filter(([, games]) => games >= least)
        .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)),
  }
}

/** Plays the games of a table and counts how they began. The same seed gives the same rows on every machine. */
export function openingsOf<G extends BotTypes>(
  opened: OpenedGame<G>,
  table: Table,
  { games, seed }: { games: number; seed: number },
  progress: (played: number) => void,
): OpeningTable {
  const least = Math.max(2, SELDOM * games)
  const lines = counting(least)
  const bySeat = Array.from({ length: table.seats }, () => ({
    all: tallying(),
    built: counting(least),
  }))
  for (let index = 0; index < games; index++) {
    const { chosen, built, points } = playOpening(opened, table, seedOf(seed, index))
    for (const length of chosen.keys())
      lines.add(chosen.slice(0, length + 1).join(' '), points, length % table.seats)
    for (const [seat, tallies] of bySeat.entries()) {
      tallies.all.add(points, seat)
      const building = built[seat]
      if (building) tallies.built.add(building, points, seat)
    }
    progress(index + 1)
  }
  return {
    edition: table.edition,
    seats: table.seats,
    seed,
    games,
    bots: opened.bots,
    lines: lines.rows(),
    bySeat: bySeat.map(({ all, built }) => ({ all: all.row('all'), built: built.rows() })),
  }
}
