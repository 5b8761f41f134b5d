/** Counts the lines of legal moves from fixed positions and sets them beside the recorded counts. */
import { countLines } from './perft/count.ts'
import { ROWS } from './perft/positions.ts'

const width = Math.max(...ROWS.map(({ name }) => name.length))
const line = (name: string, cells: (string | number)[]): string =>
  name.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join('')

console.log(line('position', ['depth 1', 'depth 2', 'depth 3']))
let wrong = 0
for (const { name, counts, position } of ROWS) {
  const found = counts.map((_, index) => countLines(position, index + 1))
  const same = found.join() === counts.join()
  if (!same) wrong += 1
  console.log(line(name, found) + (same ? '' : `   recorded: ${counts.join(', ')}`))
}
console.log(`${ROWS.length - wrong} passed, ${wrong} failed`)
process.exitCode = wrong > 0 ? 1 : 0
