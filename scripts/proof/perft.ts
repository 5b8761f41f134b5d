import { countLines } from '../../src/engine/perft.ts'
import { ROWS } from '../../src/games/puerto-rico/proof/perft/positions.ts'
import { bulkGame } from '../../src/games/puerto-rico/rules/bulk.ts'
import type { Output } from './output.ts'

/** Counts the lines of legal moves from fixed positions beside the recorded counts; gives the exit code. */
export function countPerft({ print, progress }: Output): number {
  const width = Math.max(...ROWS.map(({ name }) => name.length))
  const line = (name: string, cells: (string | number)[]): string =>
    name.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join('')
  print(line('position', ['depth 1', 'depth 2', 'depth 3']))
  let wrong = 0
  for (const { name, counts, position } of ROWS) {
    progress(name)
    const found = counts.map((_, index) => countLines(bulkGame, position, index + 1))
    const same = found.join() === counts.join()
    if (!same) wrong += 1
    print(line(name, found) + (same ? '' : `   recorded: ${counts.join(', ')}`))
  }
  print(`${ROWS.length - wrong} passed, ${wrong} failed`)
  return wrong > 0 ? 1 : 0
}
