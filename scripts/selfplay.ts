/** Random complete games, checked after every move: see `--help`. */
import { REGISTRY } from '../src/games/registry.ts'
import { runCommand } from './arguments.ts'
import { clearProgress, showProgress } from './progress.ts'
import { type Arguments, COMMAND, readArguments } from './selfplay/arguments.ts'
import { perSecond, runRecord } from './selfplay/record.ts'
import { replay } from './selfplay/replay.ts'
import { printReport } from './selfplay/report.ts'
import { playPart, type Tally } from './selfplay/run.ts'
import { playShared } from './selfplay/workers.ts'

function show(settings: Arguments, tally: Tally, seconds: number): void {
  const { game, seats, edition, expansions } = settings
  const { games, decisions, violations, judged, figures, problems } = tally
  const { kind } = REGISTRY[game].tables
  const table = `--game ${game}${kind ? ` --${kind} ${edition}` : ''}`
  const added = expansions.length > 0 ? ` --expansions ${expansions.join()}` : ''
  const gamesPerSecond = perSecond(games, seconds)
  for (const { seed, decision, at, message } of problems)
    console.error(
      `decision ${decision}, ${at}: ${message}\n  npm run -s selfplay -- ${table}${added} --seats ${seats} --reproduce ${seed}`,
    )
  if (settings.json) {
    console.log(JSON.stringify(runRecord(settings, tally, seconds)))
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
  const tell = (games: number): void => showProgress(`${games} of ${settings.games} games`)
  const tally =
    settings.workers > 1
      ? await playShared(settings, tell)
      : await playPart(settings, 0, 1, ({ games }) => tell(games))
  clearProgress()
  show(settings, tally, (performance.now() - started) / 1000)
  return tally.violations
}

await runCommand(COMMAND, async (parsed) => {
  const [word, ...files] = parsed.positionals
  if (word === 'report') return printReport(files)
  return (await run(readArguments(parsed))) > 0 ? 1 : 0
})
