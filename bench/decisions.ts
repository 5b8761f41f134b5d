import { moverOf, playGame, seedOf } from '../src/engine/random-game.ts'
import { bulkGame as game } from '../src/games/puerto-rico/rules/bulk.ts'
import type { Move } from '../src/games/puerto-rico/rules/moves.ts'
import { setUp } from '../src/games/puerto-rico/rules/setup.ts'
import { copyState, type Position } from '../src/games/puerto-rico/rules/state.ts'
import { DECISIONS, type Decision } from '../src/games/puerto-rico/rules/vocabulary.ts'

const GAMES = 40
const MOST_LISTED = 1000

/** What one decision costs, in nanoseconds of processor time, and how many legal moves it has. */
export interface DecisionFigures {
  decision: Decision
  positions: number
  legalMoves: number
  drawNs: number
  judgeNs: number
  advanceNs: number
}

type Asked = { position: Position; move: Move }

function askedIn(seats: number): Map<string, Asked[]> {
  const asked = new Map<string, Asked[]>(DECISIONS.map((decision) => [decision, []]))
  for (let index = 0; index < GAMES; index++)
    playGame(
      { game, setUp },
      { edition: 'classic', seats, seed: seedOf(1, index) },
      (position, move) => {
        if (move) asked.get(position.at)?.push({ position: copyState(position), move })
      },
    )
  return asked
}

/** Nanoseconds for each of `items`, the best of `rounds` rounds of at least 20 ms. */
function nsEach<T>(items: readonly T[], rounds: number, work: (item: T) => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage()
    let worked = 0
    let micros = 0
    while (micros < 20_000) {
      for (const item of items) work(item)
      worked += items.length
      const { user, system } = process.cpuUsage(start)
      micros = user + system
    }
    best = Math.min(best, (micros * 1000) / worked)
  }
  return best
}

function listed(position: Position): number {
  let count = 0
  for (const _ of game.legalMoves(position)) if (++count === MOST_LISTED) break
  return count
}

/** The figures of every decision, over the positions of forty random games; long lists count as 1,000. */
export function measureDecisions(seats: number, rounds: number): DecisionFigures[] {
  const draw = moverOf(1)
  return [...askedIn(seats)].map(([decision, asked]) => ({
    decision: decision as Decision,
    positions: asked.length,
    legalMoves: asked.reduce((sum, { position }) => sum + listed(position), 0) / asked.length,
    drawNs: nsEach(asked, rounds, ({ position }) => game.randomMove(position, draw)),
    judgeNs: nsEach(asked, rounds, ({ position, move }) => game.judge(position, move)),
    advanceNs: nsEach(asked, rounds, ({ position, move }) => game.advance(position, move)),
  }))
}
