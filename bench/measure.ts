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
 * Plays in every way, turn about, `rounds` times, and gives the best round of each by processor time,
 * which other work on the machine disturbs least.
 */
export function measure(
  ways: Record<string, Way>,
  seats: number,
  rounds: number,
  seconds: number,
): Record<string, Figures> {
  const best: Record<string, Figures> = {}
  const games = Object.fromEntries(
    Object.entries(ways).map(([name, way]) => [name, gamesIn(seconds, way, seats)]),
  )
  for (let round = 0; round < rounds; round++)
    for (const [name, way] of Object.entries(ways)) {
      const count = games[name] ?? 1
      let decisions = 0
      const took = cpuSeconds(() => {
        for (let index = 0; index < count; index++) decisions += way(seats, seedOf(RUN, index))
      })
      const gamesPerSecond = count / took
      if (gamesPerSecond <= (best[name]?.gamesPerSecond ?? 0)) continue
      best[name] = {
        gamesPerSecond,
        decisionsPerGame: decisions / count,
        nsPerDecision: (took / decisions) * 1e9,
      }
    }
  return best
}
