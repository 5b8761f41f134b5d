import { follow, noFigures } from '../../src/games/puerto-rico/proof/follow.ts'
import { someSetup } from '../../src/games/puerto-rico/proof/positions.ts'
import { someTable } from '../../src/games/puerto-rico/proof/tables.ts'
import { moverOf } from '../../src/games/puerto-rico/rules/random-game.ts'
import { setUp } from '../../src/games/puerto-rico/rules/setup.ts'

/** Moves played after a drawn table: about two phases. */
const MOVES_AFTER_TABLE = 25

/**
 * Compares the engine with the book on so many positions, by turns from tables drawn at random and
 * from whole games, and prints how many there were of each decision. The first difference is thrown.
 */
export function compareWithBook(
  positions: number,
  seed: number,
  print: (line: string) => void,
): void {
  const sums = { tables: noFigures(), games: noFigures() }
  const compared = (sum: { positions: object }): number =>
    Object.values<number>(sum.positions as Record<string, number>).reduce((all, n) => all + n, 0)
  const holder = { rng: seed }
  for (let index = 0; compared(sums.tables) + compared(sums.games) < positions; index++) {
    const setup = someSetup(holder, index)
    const draw = moverOf(setup.seed)
    if (compared(sums.tables) <= compared(sums.games))
      follow(someTable(setup), draw, MOVES_AFTER_TABLE, sums.tables)
    else follow(setUp(setup), draw, Number.POSITIVE_INFINITY, sums.games)
  }
  for (const [from, { positions: byDecision, judged, sampled }] of Object.entries(sums)) {
    print(`from ${from}: ${compared(sums[from as keyof typeof sums])} positions`)
    for (const [at, count] of Object.entries(byDecision))
      print(`  ${at.padEnd(18)}${String(count).padStart(9)}`)
    print(`  ${judged} candidates judged both ways, ${sampled} positions by samples only`)
  }
  print('0 differences')
}
