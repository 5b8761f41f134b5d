/** Random complete games, checked after every move: see `--help`. */
import { type Arguments, readArguments, USAGE } from './selfplay/arguments.ts'
import { replay } from './selfplay/replay.ts'
import { playPart, type Tally } from './selfplay/run.ts'
import { playShared } from './selfplay/workers.ts'

const isTerminal = process.stderr.isTTY
let shown = 0

function showProgress(games: number, all: number): void {
  if (!isTerminal || performance.now() - shown < 200) return
  shown = performance.now()
  process.stderr.write(`\r\x1b[K${games} of ${all} games`)
}

function show(settings: Arguments, tally: Tally, seconds: number): void {
  const { seats, edition } = settings
  const { games, decisions, violations, judged, figures, problems } = tally
  const gamesPerSecond = Math.round((games / seconds) * 10) / 10
  for (const { seed, decision, at, message } of problems)
    console.error(
      `decision ${decision}, ${at}: ${message}\n  npm run -s selfplay -- --edition ${edition} --seats ${seats} --reproduce ${seed}`,
    )
  if (settings.json) {
    const rounded = Math.round(seconds * 1000) / 1000
    console.log(
      JSON.stringify({
        edition,
        seats,
        seed: settings.seed,
        games,
        decisions,
        seconds: rounded,
        gamesPerSecond,
        violations,
        judged,
        figures,
      }),
    )
    return
  }
  console.log(`${games} games of ${seats} seats, ${edition}, seed ${settings.seed}`)
  console.log(`${(decisions / games).toFixed(1)} decisions per game`)
  console.log(
    `${gamesPerSecond} games/s, ${settings.checks ? 'with checks' : 'bare'}, ${settings.workers} thread(s)`,
  )
  const kinds = Object.entries(figures.ends).sort(([, a], [, b]) => b - a)
  if (settings.checks) console.log(`${judged} decisions with all their moves judged`)
  console.log(`ended by ${kinds.map(([end, count]) => `${end} ${count}`).join(', ')}`)
  console.log(`${violations} violations`)
}

async function run(settings: Arguments): Promise<number> {
  if (settings.reproduce !== null) return replay(settings, settings.reproduce, console.log)
  const started = performance.now()
  const tally =
    settings.workers > 1
      ? await playShared(settings, (games) => showProgress(games, settings.games))
      : playPart(settings, 0, 1, ({ games }) => showProgress(games, settings.games))
  if (isTerminal) process.stderr.write('\r\x1b[K')
  show(settings, tally, (performance.now() - started) / 1000)
  return tally.violations
}

if (process.argv.includes('--help')) {
  console.log(USAGE)
} else {
  try {
    const settings = readArguments(process.argv.slice(2))
    process.exitCode = (await run(settings)) > 0 ? 1 : 0
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exitCode = 2
  }
}
