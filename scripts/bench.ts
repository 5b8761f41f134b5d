/** Random games per second of processor time on one core, each way of playing beside the others. */
import { measure } from '../bench/measure.ts'
import { WAYS } from '../bench/ways.ts'

const ROUNDS = 5
const SECONDS = 0.7
const HEAD = ['seats', 'way       ', 'games/s', 'decisions/game', 'ns/decision', 'of bare']

const row = (cells: (string | number)[]): string =>
  cells
    .map((cell, column) => {
      const width = HEAD[column]?.length ?? 0
      return column === 1 ? String(cell).padEnd(width) : String(cell).padStart(width)
    })
    .join('  ')

console.log(`node ${process.version}, best of ${ROUNDS} rounds`)
console.log(row(HEAD))
const bare = new Map<number, number>()
for (const [name, way] of Object.entries(WAYS))
  for (const seats of [2, 3]) {
    const figures = measure(way, seats, ROUNDS, SECONDS)
    const speed = figures.gamesPerSecond
    if (name === 'bare') bare.set(seats, speed)
    console.log(
      row([
        seats,
        name,
        speed.toFixed(speed < 100 ? 1 : 0),
        figures.decisionsPerGame.toFixed(1),
        figures.nsPerDecision.toFixed(0),
        `${((100 * speed) / (bare.get(seats) ?? speed)).toFixed(1)} %`,
      ]),
    )
  }
