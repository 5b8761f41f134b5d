/** A copy of the rules that holds every mutant at once, each switched on by its number. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInstrumenter } from '@stryker-mutator/instrumenter'
import { createInjector } from 'typed-inject'
import { build } from 'vite'

export const SANDBOX = resolve('.cache/mutation')
const COPIED = ['src/engine', 'src/games', 'src/scenario', 'scripts/perft', 'scripts/mutation']

/** One small change of the rules. */
export interface Mutant {
  id: string
  file: string
  /** Counted from 1. */
  line: number
  /** The line it begins on, without indentation. */
  within: string
  original: string
  replacement: string
}

const quiet = () => {}
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => true,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
}

/** The mutants of some source texts by path, and the texts with all of them in. */
export async function instrument(
  sources: ReadonlyMap<string, string>,
): Promise<{ mutants: Mutant[]; files: { name: string; content: string }[] }> {
  const injector = createInjector()
    .provideValue('logger', logger)
    .provideValue('getLogger', () => logger)
  const { files, mutants } = await createInstrumenter(injector).instrument(
    Array.from(sources, ([name, content]) => ({ name, content, mutate: true })),
    { ignorers: [], plugins: null, excludedMutations: [] },
  )
  return {
    files: files.map(({ name, content }) => ({ name, content })),
    mutants: mutants.map(({ id, fileName, location: { start, end }, replacement }) => {
      const lines = (sources.get(fileName) ?? '').split('\n').slice(start.line, end.line + 1)
      const within = (lines[0] ?? '').trim()
      lines.push((lines.pop() ?? '').slice(0, end.column))
      lines[0] = (lines[0] ?? '').slice(start.column)
      const original = lines.join('\n')
      return { id, file: fileName, line: start.line + 1, within, original, replacement }
    }),
  }
}

/** Writes the copy with the mutants of `files` in it, and the trial as one script. */
export async function makeSandbox(files: readonly string[]): Promise<Mutant[]> {
  rmSync(SANDBOX, { recursive: true, force: true })
  for (const folder of COPIED) cpSync(folder, join(SANDBOX, folder), { recursive: true })
  symlinkSync(resolve('content'), join(SANDBOX, 'content'))
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const instrumented = await instrument(sources)
  for (const { name, content } of instrumented.files) {
    mkdirSync(dirname(join(SANDBOX, name)), { recursive: true })
    writeFileSync(join(SANDBOX, name), content)
  }
  await build({
    configFile: false,
    root: SANDBOX,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/mutation/trial.ts',
      outDir: 'built',
      minify: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'trial.cjs' } },
    },
  })
  return instrumented.mutants
}
