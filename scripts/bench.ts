/** What playing costs: each way of playing beside the others, and each decision by itself. */
import { measureDecisions } from '../bench/decisions.ts'
import { measure } from '../bench/measure.ts'
import { measureServe } from '../bench/serve.ts'
import { waysOf } from '../bench/ways.ts'
import type { GameTypes } from '../src/engine/types.ts'
import type { Played, Way } from '../src/frame/played.ts'
import { FIRST_GAME } from '../src/games/ids.ts'
import { REGISTRY } from '../src/games/registry.ts'
import { runCommand, wholeNumber } from './arguments.ts'
import { featureOf, GAME_NAMES, readGame } from './games/ids.ts'
import { ofEach, readExpansions } from './games/table.ts'
import { clearProgress, showProgress } from './progress.ts'

const ROUNDS = 5
const SECONDS = 0.7
const SEATS = [2, 3]

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

/** Games through the package's `serve`: how fast, and whether its memory grows. */
async function tellServe<G extends GameTypes>(
  id: string,
  { setupOf }: Played<G>,
  edition: string,
  games: number,
): Promise<void> {
  const head = ['seats', 'games/s', 'requests/game', 'MB early', 'MB at the end']
  console.log(row(head, head))
  for (const seats of SEATS) {
    const setup = setupOf({ edition, seats }, 0)
    const { gamesPerSecond, requestsPerGame, held } = await measureServe(id, setup, games)
    const cells = [gamesPerSecond.toFixed(1), requestsPerGame.toFixed(0)]
    console.log(row(head, [seats, ...cells, ...held.map((size) => size.toFixed(0))]))
  }
}

const COMMAND = {
  usage: `usage: npm run -s bench [-- --game NAME] [--expansions LIST]
       npm run -s bench -- --serve N [--game NAME]
  --serve N          N games through the package's serve instead, one line a request
  --game NAME        ${GAME_NAMES}; default ${FIRST_GAME}
  --expansions LIST  with a comma; ${ofEach(({ expansions }) => expansions)}`,
  options: {
    game: { type: 'string', default: FIRST_GAME },
    expansions: { type: 'string', default: '' },
    serve: { type: 'string' },
  },
} as const

await runCommand(COMMAND, async ({ values }) => {
  const id = readGame(values.game)
  const edition = REGISTRY[id].tables.measured
  const expansions = readExpansions(id, values.expansions)
  const withGame = await featureOf(id, 'play')
  if (values.serve !== undefined) {
    const games = wholeNumber('serve', values.serve, 5, 1e6)
    await withGame((played) => tellServe(id, played, edition, games))
    return 0
  }
  console.log(`node ${process.version}, processor time, best of ${ROUNDS} rounds`)
  await tellWays(withGame((played) => waysOf(played, edition, expansions)))
  console.log('')
  withGame((played) => tellDecisions(played, edition, expansions))
  return 0
})
