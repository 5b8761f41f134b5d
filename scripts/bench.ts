/** What playing costs: each way of playing beside the others, and each decision by itself. */
import { measureDecisions } from '../bench/decisions.ts'
import { measure } from '../bench/measure.ts'
import { oneLayout } from '../bench/one-layout.ts'
import { type Way, waysOf } from '../bench/ways.ts'
import type { GameTypes } from '../src/engine/types.ts'
import { runCommand } from './arguments.ts'
import { withGame } from './games/games.ts'
import { GAMES, type GameId, readGame } from './games/ids.ts'
import type { Played } from './games/played.ts'
import { clearProgress, showProgress } from './progress.ts'
import { readExpansions } from './selfplay/arguments.ts'

const ROUNDS = 5
const SECONDS = 0.7
const SEATS = [2, 3]
const EDITION: Record<GameId, string> = { 'puerto-rico': 'classic', 'le-havre': 'short' }

type Cell = string | number
/** A line of a table: words to the left, numbers to the right. */
const row = (head: readonly string[], cells: readonly Cell[]): string =>
  cells
    .map((cell, column) => {
      const width = head[column]?.length ?? 0
      return head[column]?.endsWith(' ') ? String(cell).padEnd(width) : String(cell).padStart(width)
    })
    .join('  ')

async function tellWays(ways: Record<string, Way>): Promise<void> {
  const decision = ['decisions/game', 'ns/decision', 'bytes/decision']
  const head = ['seats', 'way       ', 'games/s', ...decision, 'of bare']
  console.log(row(head, head))
  const bare = new Map<number, number>()
  for (const [name, way] of Object.entries(ways))
    for (const seats of SEATS) {
      showProgress(`${name}, ${seats} seats`)
      const figures = await measure(way, seats, ROUNDS, SECONDS)
      clearProgress()
      const speed = figures.gamesPerSecond
      if (name === 'bare') bare.set(seats, speed)
      const cells = [
        seats,
        name,
        speed.toFixed(speed < 100 ? 1 : 0),
        figures.decisionsPerGame.toFixed(1),
        figures.nsPerDecision.toFixed(0),
        figures.bytesPerDecision.toFixed(0),
        `${((100 * speed) / (bare.get(seats) ?? speed)).toFixed(1)} %`,
      ]
      console.log(row(head, cells))
    }
}

function tellDecisions<G extends GameTypes>(
  played: Played<G>,
  edition: string,
  expansions: readonly string[],
): void {
  const head = ['seats', 'decision        ', 'legal moves', 'ns to draw', 'to judge', 'to advance']
  console.log(row(head, head))
  for (const seats of SEATS)
    for (const figures of measureDecisions(played, edition, seats, ROUNDS, expansions)) {
      const { decision, legalMoves, drawNs, judgeNs, advanceNs } = figures
      const times = [drawNs, judgeNs, advanceNs].map((ns) => ns.toFixed(0))
      console.log(row(head, [seats, decision, legalMoves.toFixed(1), ...times]))
    }
}

const COMMAND = {
  usage: `usage: npm run -s bench [-- --game NAME] [--expansions LIST]
  --game NAME        ${GAMES.join(' or ')}; default puerto-rico
  --expansions LIST  of Puerto Rico: new-buildings, nobles or both with a comma`,
  options: {
    game: { type: 'string', default: 'puerto-rico' },
    expansions: { type: 'string', default: '' },
  },
} as const

await runCommand(COMMAND, async ({ values }) => {
  const id = readGame(values.game)
  const edition = EDITION[id]
  const expansions = readExpansions(values.expansions)
  const ways = withGame(id, (played) => waysOf(played, edition, expansions))
  const hasOneLayout = id === 'puerto-rico' && expansions.length === 0
  console.log(`node ${process.version}, processor time, best of ${ROUNDS} rounds`)
  await tellWays({ ...ways, ...(hasOneLayout && { 'one layout': oneLayout }) })
  console.log('')
  withGame(id, (played) => tellDecisions(played, edition, expansions))
  return 0
})
