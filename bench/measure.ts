import { seedOf } from '../src/engine/random-game.ts'
import type { Way } from '../src/frame/played.ts'
import { bytesAllocated } from './allocation.ts'

interface Figures {
  gamesPerSecond: number
  decisionsPerGame: number
  nsPerDecision: number
  /** Bytes taken on the heap for a decision, garbage included. */
  bytesPerDecision: number
}

const RUN = 1

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** How many games take about `seconds`, found by playing: this also warms the code up. */
function gamesIn(seconds: number, way: Way, seats: number): number {
  for (let games = 4; ; games *= 2) {
    const took = cpuSeconds(() => {
      for (let index = 0; index < games; index++) way(seats, seedOf(RUN, index))
    })
    if (took > seconds / 2) return Math.max(1, Math.round((games * seconds) / took))
  }
}

/**
 * The best of `rounds` by processor time, which other work on the machine disturbs least. Ways are
 * measured one after the other, so that none slows down the compiled code of those before it.
 */
export async function measure(
  way: Way,
  seats: number,
  rounds: number,
  seconds: number,
): Promise<Figures> {
  const games = gamesIn(seconds, way, seats)
  const play = (): number => {
    let decisions = 0
    for (let index = 0; index < games; index++) decisions += way(seats, seedOf(RUN, index))
    return decisions
  }
  let decisions = 0
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++)
    best = Math.min(
      best,
      cpuSeconds(() => {
        decisions = play()
      }),
    )
  return {
    gamesPerSecond: games / best,
    decisionsPerGame: decisions / games,
    nsPerDecision: (best / decisions) * 1e9,
    bytesPerDecision: (await bytesAllocated(play)) / decisions,
  }
}
