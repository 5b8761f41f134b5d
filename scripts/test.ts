/** Everything that must hold, in one run: see the list in test/stages.ts. */
import { runCommand } from './arguments.ts'
import { clearProgress, showProgress } from './progress.ts'
import { type Result, runStages } from './test/run.ts'
import { STAGES, type Stage } from './test/stages.ts'

const AT_ONCE = 2
const started = new Map<Stage, number>()
const nameWidth = Math.max(...STAGES.map(({ name }) => name.length))

function tellRunning(): void {
  const stages = [...started].map(
    ([{ name }, since]) => `${name} ${Math.round((performance.now() - since) / 1000)} s`,
  )
  showProgress(`${stages.join(', ')} …`)
}

function showResult({ stage, passed, failed, seconds, output }: Result): void {
  clearProgress()
  const counts = failed > 0 ? `${passed} passed, ${failed} FAILED` : `${passed} passed`
  const time = `${seconds.toFixed(1)} s`.padStart(8)
  console.log(`${failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(nameWidth)} ${time}  ${counts}`)
  if (failed > 0) console.log(`\n$ ${stage.command}\n${output.trimEnd()}\n`)
}

await runCommand({ usage: 'usage: npm test' }, async () => {
  const begun = performance.now()
  const progress = setInterval(tellRunning, 1000)
  const results = await runStages(STAGES, AT_ONCE, {
    start: (stage) => started.set(stage, performance.now()),
    end: (result) => {
      started.delete(result.stage)
      showResult(result)
    },
  })
  clearInterval(progress)
  const minutes = (performance.now() - begun) / 60_000
  const sum = (part: 'passed' | 'failed') => results.reduce((all, result) => all + result[part], 0)
  console.log(`${results.length} stages in ${minutes.toFixed(1)} minutes`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
})
