import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { type Count, tally } from './counts.ts'
import type { Stage } from './stages.ts'

export type Result = Count & { stage: Stage; seconds: number; output: string }

type Finished = { exitCode: number; output: string }

/** Runs a shell command to its end and gives its exit code and all it printed, without colours. */
export function execute(command: string): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (text: string) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.on('error', (error) => resolve({ exitCode: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code) =>
      resolve({ exitCode: code ?? 1, output: stripVTControlCharacters(output) }),
    )
  })
}

async function runOne(
  stage: Stage,
  results: ReadonlyMap<string, Result>,
  run: (command: string) => Promise<Finished>,
): Promise<Result> {
  const broken = stage.after?.find((name) => results.get(name)?.failed !== 0)
  if (broken) {
    const output = `Not run, because ${broken} failed.\n`
    return { stage, seconds: 0, output, passed: 0, failed: 1 }
  }
  const start = performance.now()
  const { exitCode, output } = await run(stage.command)
  const seconds = (performance.now() - start) / 1000
  return { stage, seconds, output, ...tally(stage.count, output, exitCode) }
}

/**
 * Runs the stages, `atOnce` at a time, each after those it names; one whose forerunner failed is
 * not run and counts as failed. Tells `on` of every start and end, and gives all results.
 * Throws when stages wait for each other or for one that is not in the list.
 */
export async function runStages(
  stages: readonly Stage[],
  atOnce: number,
  on: { start: (stage: Stage) => void; end: (result: Result) => void },
  run: (command: string) => Promise<Finished> = execute,
): Promise<Result[]> {
  const results = new Map<string, Result>()
  const running = new Set<Promise<void>>()
  let waiting = [...stages]
  while (waiting.length + running.size > 0) {
    const isReady = (stage: Stage) => (stage.after ?? []).every((name) => results.has(name))
    const starting = waiting.filter(isReady).slice(0, atOnce - running.size)
    waiting = waiting.filter((stage) => !starting.includes(stage))
    for (const stage of starting) {
      on.start(stage)
      const work = runOne(stage, results, run).then((result) => {
        results.set(stage.name, result)
        running.delete(work)
        on.end(result)
      })
      running.add(work)
    }
    if (running.size === 0) {
      throw new Error(`Nothing lets these start: ${waiting.map(({ name }) => name).join(', ')}.`)
    }
    await Promise.race(running)
  }
  return [...results.values()]
}
