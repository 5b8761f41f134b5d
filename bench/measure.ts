import { seedOf } from '../src/games/puerto-rico/random-game.ts'
import type { Way } from './ways.ts'

export interface Figures {
  gamesPerSecond: number
  decisionsPerGame: number
  nsPerDecision: number
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
export function measure(way: Way, seats: number, rounds: number, seconds: number): Figures {
  const games = gamesIn(seconds, way, seats)
  let best: Figures = { gamesPerSecond: 0, decisionsPerGame: 0, nsPerDecision: 0 }
  for (let round = 0; round < rounds; round++) {
    let decisions = 0
    const took = cpuSeconds(() => {
      for (let index = 0; index < games; index++) decisions += way(seats, seedOf(RUN, index))
    })
    const gamesPerSecond = games / took
    if (gamesPerSecond > best.gamesPerSecond)
      best = {
        gamesPerSecond,
        decisionsPerGame: decisions / games,
        nsPerDecision: (took / decisions) * 1e9,
      }
  }
  return best
}
