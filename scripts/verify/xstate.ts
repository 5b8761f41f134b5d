import { countedStepper, playCounted } from '../../src/engine/chart-counts.ts'
import { compareWithXState } from '../../src/engine/equivalence.ts'
import { moverOf } from '../../src/engine/random-game.ts'
import type { GameTypes } from '../../src/engine/types.ts'
import type { Played } from '../../src/frame/played.ts'
import type { GameId } from '../../src/games/ids.ts'
import { featureOf } from '../games/ids.ts'
import type { Output } from './output.ts'

/**
 * Plays games by XState and by the compiled stepper, and counts what of the chart they meet. The first
 * difference is thrown.
 */
export async function compareGames(
  name: GameId,
  games: number,
  seed: number,
  output: Output,
  expansions: readonly string[] = [],
): Promise<number> {
  const withGame = await featureOf(name, 'play')
  return withGame((played) => compareOf(played, games, seed, output, expansions))
}

function compareOf<G extends GameTypes>(
  { game, machine, setUp, setupOf, someSetup, tableOf }: Played<G>,
  games: number,
  seed: number,
  { print, progress }: Output,
  expansions: readonly string[],
): number {
  const counted = countedStepper(game.parts)
  const holder = { rng: seed }
  const played = new Map<string, { games: number; decisions: number }>()
  for (let index = 0; index < games; index++) {
    progress(`${index} of ${games} games`)
    const some = someSetup(holder, index)
    const { edition, seats } = tableOf(some)
    const setup =
      expansions.length > 0 ? setupOf({ edition, seats, expansions }, seed + index) : some
    const name = `${edition}, ${seats} seats`
    const sum = played.get(name) ?? { games: 0, decisions: 0 }
    sum.games += 1
    sum.decisions += compareWithXState(game, machine, setUp(setup), moverOf(index))
    played.set(name, sum)
    playCounted(counted, game, setUp(setup), moverOf(index))
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
