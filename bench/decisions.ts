import type { Game } from '../src/engine/game.ts'
import { moverOf, playGame, seedOf } from '../src/engine/random-game.ts'
import type { GameTypes } from '../src/engine/types.ts'
import type { Played } from '../src/frame/played.ts'

const GAMES = 40
const MOST_LISTED = 1000

/** What one decision costs, in nanoseconds of processor time, and how many legal moves it has. */
interface DecisionFigures {
  decision: string
  positions: number
  legalMoves: number
  drawNs: number
  judgeNs: number
  advanceNs: number
}

type Asked<G extends GameTypes> = { position: G['Position']; move: G['Move'] }

function askedIn<G extends GameTypes>(
  played: Played<G>,
  edition: string,
  seats: number,
  expansions: readonly string[],
): Map<string, Asked<G>[]> {
  const asked = new Map<string, Asked<G>[]>(
    played.game.decisionStates.map((decision) => [decision, []]),
  )
  for (let index = 0; index < GAMES; index++)
    playGame(
      played,
      played.setupOf({ edition, seats, expansions }, seedOf(1, index)),
      (position, move) => {
        if (move) asked.get(position.at)?.push({ position: played.game.parts.copy(position), move })
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

function listed<G extends GameTypes>(game: Game<G>, position: G['Position']): number {
  let count = 0
  for (const _ of game.legalMoves(position)) if (++count === MOST_LISTED) break
  return count
}

/** The figures of every decision, over the positions of forty random games; long lists count as 1,000. */
export function measureDecisions<G extends GameTypes>(
  played: Played<G>,
  edition: string,
  seats: number,
  rounds: number,
  expansions: readonly string[] = [],
): DecisionFigures[] {
  const { game } = played
  const draw = moverOf(1)
  const met = [...askedIn(played, edition, seats, expansions)].filter(
    ([, asked]) => asked.length > 0,
  )
  return met.map(([decision, asked]) => ({
    decision,
    positions: asked.length,
    legalMoves: asked.reduce((sum, { position }) => sum + listed(game, position), 0) / asked.length,
    drawNs: nsEach(asked, rounds, ({ position }) => game.randomMove(position, draw)),
    judgeNs: nsEach(asked, rounds, ({ position, move }) => game.judge(position, move)),
    advanceNs: nsEach(asked, rounds, ({ position, move }) => game.applyMove(position, move)),
  }))
}
