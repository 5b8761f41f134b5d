/** Random games per second of processor time on one core, each way of playing beside the others. */
import { measure } from '../bench/measure.ts'
import { WAYS } from '../bench/ways.ts'

const ROUNDS = 5
const SECONDS = 0.7
const columns = ['seats', 'way    ', 'games/s', 'decisions/game', 'ns/decision', 'of bare']

function row(cells: (string | number)[]): string {
  return cells
    .map((cell, column) =>
      String(cell)[column === 1 ? 'padEnd' : 'padStart'](columns[column]?.length ?? 0),
    )
    .join('  ')
}

console.log(`node ${process.version}, best of ${ROUNDS} rounds`)
console.log(row(columns))
for (const seats of [2, 3]) {
  const figures = measure(WAYS, seats, ROUNDS, SECONDS)
  const bare = figures.bare?.gamesPerSecond ?? 0
  for (const [way, { gamesPerSecond, decisionsPerGame, nsPerDecision }] of Object.entries(figures))
    console.log(
      row([
        seats,
        way,
        gamesPerSecond.toFixed(gamesPerSecond < 100 ? 1 : 0),
        decisionsPerGame.toFixed(1),
        nsPerDecision.toFixed(0),
        `${((100 * gamesPerSecond) / bare).toFixed(1)} %`,
      ]),
    )
}
