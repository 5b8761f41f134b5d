import { countedStepper, playCounted } from '../../src/games/puerto-rico/proof/chart-counts.ts'
import { someSetup } from '../../src/games/puerto-rico/proof/positions.ts'
import { compareWithXState } from '../../src/games/puerto-rico/proof/xstate-equivalence.ts'
import type { Output } from './output.ts'

/**
 * Plays games by XState and by the compiled stepper, and counts what of the chart they meet. The first
 * difference is thrown.
 */
export function compareGames(games: number, seed: number, { print, progress }: Output): number {
  const counted = countedStepper()
  const holder = { rng: seed }
  const played = new Map<string, { games: number; decisions: number }>()
  for (let index = 0; index < games; index++) {
    progress(`${index} of ${games} games`)
    const setup = someSetup(holder, index)
    const name = `${setup.edition}, ${setup.seats} seats`
    const sum = played.get(name) ?? { games: 0, decisions: 0 }
    sum.games += 1
    sum.decisions += compareWithXState(setup)
    played.set(name, sum)
    playCounted(counted, setup)
  }
  for (const [name, sum] of played)
    print(`${name}: ${sum.games} games, ${sum.decisions} decisions, 0 differences`)
  const { states, transitions, guards } = counted.counts
  print('states entered')
  for (const [name, count] of Object.entries(states)) print(row(name, count))
  print('ways taken')
  for (const [name, count] of Object.entries(transitions)) print(row(name, count))
  print('guards that held, and that did not')
  for (const [name, { held, not }] of Object.entries(guards)) print(row(name, held, not))
  print('0 differences')
  return 0
}

const row = (name: string, ...counts: number[]): string =>
  `  ${name.padEnd(46)}${counts.map((count) => String(count).padStart(10)).join('')}`
