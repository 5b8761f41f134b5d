import { moverOf } from '../../src/engine/random-game.ts'
import { compareWithModel, noFigures } from '../../src/games/puerto-rico/proof/differential.ts'
import {
  someAddedSetup,
  someAddedTable,
  someSetup,
} from '../../src/games/puerto-rico/proof/positions.ts'
import { someTable } from '../../src/games/puerto-rico/proof/tables.ts'
import { setUp } from '../../src/games/puerto-rico/rules/setup.ts'
import type { Output } from './output.ts'

/** Moves played after a drawn table: about two phases. */
const MOVES_AFTER_TABLE = 25

/**
 * Compares the engine with the model on so many positions, by turns from tables drawn at random and
 * from whole games, and prints how many there were of each decision. The first difference is
 * thrown. With expansions the games have one of them or both.
 */
export function comparePositions(
  positions: number,
  seed: number,
  { print, progress }: Output,
  expanded = false,
): number {
  const sums = { tables: noFigures(), games: noFigures() }
  const compared = (sum: { positions: object }): number =>
    Object.values<number>(sum.positions as Record<string, number>).reduce((all, n) => all + n, 0)
  const holder = { rng: seed }
  for (let index = 0; compared(sums.tables) + compared(sums.games) < positions; index++) {
    progress(`${compared(sums.tables) + compared(sums.games)} of ${positions} positions`)
    const draw = moverOf(index ^ seed)
    if (compared(sums.tables) <= compared(sums.games)) {
      const table = expanded ? someAddedTable(holder, index) : someTable(someSetup(holder, index))
      compareWithModel(table, draw, MOVES_AFTER_TABLE, sums.tables)
    } else {
      const setup = expanded ? someAddedSetup(holder, index) : someSetup(holder, index)
      compareWithModel(setUp(setup), draw, Number.POSITIVE_INFINITY, sums.games)
    }
  }
  for (const [from, { positions: byDecision, judged, sampled }] of Object.entries(sums)) {
    print(`from ${from}: ${compared(sums[from as keyof typeof sums])} positions`)
    for (const [at, count] of Object.entries(byDecision))
      print(`  ${at.padEnd(18)}${String(count).padStart(9)}`)
    print(`  ${judged} candidates judged both ways, ${sampled} positions by samples only`)
  }
  print('0 differences')
  return 0
}
