/** Bots against each other, seats swapped: see `--help`. */
import { type Arguments, COMMAND, readArguments } from './arena/arguments.ts'
import type { Outcome } from './arena/match.ts'
import { type Estimate, type Summary, summaryOf } from './arena/summary.ts'
import { playMatch } from './arena/workers.ts'
import { runCommand } from './arguments.ts'
import { clearProgress, showProgress } from './progress.ts'

const MOST_FAULTS = 10
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const interval = ({ low, high }: Estimate, tell: (value: number) => string): string =>
  `95 % interval ${tell(low)} to ${tell(high)}`
const points = (value: number): string => value.toFixed(1)

function show({ a, b, seats, edition, seed, budget }: Arguments, summary: Summary): void {
  const { games, faults, wins, draws, share, margin, scoreA, scoreB, best, perSearch } = summary
  const rivals = seats > 2 ? `${seats - 1} × ${b}` : b
  console.log(`${a} against ${rivals}: ${games} games of ${seats} seats, ${edition}, seed ${seed}`)
  for (const fault of faults.slice(0, MOST_FAULTS)) console.log(`lost     ${fault}`)
  if (faults.length > MOST_FAULTS) console.log(`lost     ${faults.length} games so in all`)
  const fair = seats > 2 ? `, fair is ${percent(1 / seats)}` : ''
  console.log(`wins     ${wins}, draws ${draws}: ${percent(share.mean)}${fair}`)
  console.log(`         ${interval(share, percent)}`)
  console.log(`margin   ${points(margin.mean)} points, ${interval(margin, points)}`)
  const rounds = `${summary.rounds.toFixed(1)} rounds`
  console.log(
    `scores   ${points(scoreA)} against ${points(scoreB)}, winners ${points(best)}; ${rounds}`,
  )
  if (perSearch > 0) {
    const time = 'ms' in budget ? `${budget.ms} ms` : `${budget.iterations} iterations`
    console.log(`search   ${time} a decision, ${perSearch.toFixed(0)} games played in each`)
  }
}

await runCommand(COMMAND, async (parsed) => {
  const settings = readArguments(parsed)
  const outcomes: Outcome[] = []
  await playMatch(settings, (outcome) => {
    outcomes.push(outcome)
    showProgress(`${outcomes.length} of ${settings.games} games`)
  })
  clearProgress()
  const summary = summaryOf(outcomes)
  if (settings.json) console.log(JSON.stringify({ ...settings, ...summary }))
  else show(settings, summary)
  return 0
})
