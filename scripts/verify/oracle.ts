import { moverOf } from '../../src/engine/random-game.ts'
import type { Compared } from '../../src/frame/compared.ts'
import type { GameId } from '../../src/games/ids.ts'
import { featureOf } from '../games/ids.ts'
import type { Output } from './output.ts'

const countOf = ({ sum }: Compared): number =>
  Object.values(sum.positions).reduce<number>((all, count = 0) => all + count, 0)

/**
 * Compares the engine with the model on so many positions, by turns from positions drawn at random and
 * from whole games, and prints how many there were of each decision. The first difference is thrown.
 * With expansions its games have some of them.
 */
export async function comparePositions(
  game: GameId,
  positions: number,
  seed: number,
  { print, progress }: Output,
  isExpanded = false,
): Promise<number> {
  const model = await featureOf(game, 'oracle')
  const sources = model(seed, isExpanded)
  const all = (): number => sources.reduce((sum, source) => sum + countOf(source), 0)
  for (let index = 0; all() < positions; index++) {
    progress(`${all()} of ${positions} positions`)
    const [fewest] = sources.toSorted((one, other) => countOf(one) - countOf(other))
    fewest?.compare(index, moverOf(index ^ seed))
  }
  for (const source of sources) {
    const { positions: byDecision, judged, sampled } = source.sum
    print(`from ${source.name}: ${countOf(source)} positions`)
    for (const [at, count] of Object.entries(byDecision))
      print(`  ${at.padEnd(18)}${String(count).padStart(9)}`)
    print(`  ${judged} candidates judged both ways, ${sampled} positions by samples only`)
  }
  print('0 differences')
  return 0
}
