import { moverOf } from '../../src/engine/random-game.ts'
import * as leHavre from '../../src/games/le-havre/proof/differential.ts'
import { someRichStart, someStart } from '../../src/games/le-havre/proof/positions.ts'
import * as puertoRico from '../../src/games/puerto-rico/proof/differential.ts'
import {
  someAddedSetup,
  someAddedTable,
  someSetup,
} from '../../src/games/puerto-rico/proof/positions.ts'
import { someTable } from '../../src/games/puerto-rico/proof/tables.ts'
import { setUp } from '../../src/games/puerto-rico/rules/setup.ts'
import type { GameId } from '../games/ids.ts'
import type { Output } from './output.ts'

/** Moves played after a position drawn at random: about two phases, or four turns. */
const MOVES_AFTER_TABLE = 25
const TO_THE_END = Number.POSITIVE_INFINITY

/** What is counted where a game is compared. */
interface Compared {
  positions: Partial<Record<string, number>>
  judged: number
  sampled: number
}

/** Where the positions of a run come from, and what is counted of them; `compare` plays on from one of them. */
interface Source {
  name: string
  sum: Compared
  compare: (index: number, draw: () => number) => void
}

function puertoRicoSources(seed: number, expanded: boolean): Source[] {
  const holder = { rng: seed }
  const [tables, games] = [puertoRico.noFigures(), puertoRico.noFigures()]
  return [
    {
      name: 'tables',
      sum: tables,
      compare(index, draw) {
        const table = expanded ? someAddedTable(holder, index) : someTable(someSetup(holder, index))
        puertoRico.compareWithModel(table, draw, MOVES_AFTER_TABLE, tables)
      },
    },
    {
      name: 'games',
      sum: games,
      compare(index, draw) {
        const setup = expanded ? someAddedSetup(holder, index) : someSetup(holder, index)
        puertoRico.compareWithModel(setUp(setup), draw, TO_THE_END, games)
      },
    },
  ]
}

function leHavreSources(seed: number): Source[] {
  const holder = { rng: seed }
  const [rich, games] = [leHavre.noFigures(), leHavre.noFigures()]
  return [
    {
      name: 'rich harbours',
      sum: rich,
      compare: (index, draw) =>
        leHavre.compareWithModel(someRichStart(holder, index), draw, MOVES_AFTER_TABLE, rich),
    },
    {
      name: 'games',
      sum: games,
      compare: (index, draw) =>
        leHavre.compareWithModel(someStart(holder, index), draw, TO_THE_END, games),
    },
  ]
}

const countOf = ({ sum }: Source): number =>
  Object.values(sum.positions).reduce<number>((all, count = 0) => all + count, 0)

/**
 * Compares the engine with the model on so many positions, by turns from positions drawn at random and
 * from whole games, and prints how many there were of each decision. The first difference is thrown.
 * With expansions the games of Puerto Rico have one of them or both.
 */
export function comparePositions(
  game: GameId,
  positions: number,
  seed: number,
  { print, progress }: Output,
  expanded = false,
): number {
  const sources = game === 'le-havre' ? leHavreSources(seed) : puertoRicoSources(seed, expanded)
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
