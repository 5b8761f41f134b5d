/** The project's own scenario files, for the command line, the build and the tests (Node only). */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { ORIGINAL } from '../text/language.ts'
import { parseScenario } from './parse.ts'
import type { ScenarioSource } from './schema.ts'
import { type CaseWords, caseWordsFolder, readCaseWords } from './words.ts'

/** From the project's root, where every command runs; the build moves this file elsewhere. */
export const SCENARIO_ROOT = resolve('content/puerto-rico/scenarios')

/** Every scenario file at or below a path, in the order of names. A path that does not exist throws. */
export function* scenarioFiles(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) {
    const inner = join(path, name)
    if (statSync(inner).isDirectory()) yield* scenarioFiles(inner)
    else if (/\.(ya?ml|json)$/.test(name)) yield inner
  }
}

export interface NamedScenario {
  /** 'captain/five-corn-two-empty-ships' */
  id: string
  file: string
  source: ScenarioSource
}

/** A scenario with what it says to readers; null for figures. */
export interface WordedScenario extends NamedScenario {
  words: CaseWords | null
}

/** The id of a scenario, by where its file lies. */
export function scenarioId(file: string): string {
  return relative(SCENARIO_ROOT, file)
    .replace(/\.\w+$/, '')
    .replaceAll('\\', '/')
}

/** The project's scenarios by id; a broken file throws with its faults. */
export function projectScenarios(): NamedScenario[] {
  return Array.from(scenarioFiles(SCENARIO_ROOT), (file) => {
    const id = scenarioId(file)
    const parsed = parseScenario(readFileSync(file, 'utf8'))
    if (parsed.ok) return { id, file, source: parsed.source }
    const faults = parsed.faults.map(
      ({ line, path, message }) => `  line ${line}: ${path} ${message}`,
    )
    throw new Error([`scenario ${id}:`, ...faults].join('\n'))
  })
}

let read: readonly WordedScenario[] | undefined

/** The project's scenarios with their words, read once: for a build, where files stand still. */
export function scenariosOfBuild(): readonly WordedScenario[] {
  read ??= wordedScenarios()
  return read
}

function wordedScenarios(): WordedScenario[] {
  const scenarios = projectScenarios()
  const ids = scenarios.map(({ id }) => id)
  const words = readCaseWords(caseWordsFolder(ORIGINAL), ids)
  return scenarios.map((scenario) => ({ ...scenario, words: words.get(scenario.id) ?? null }))
}
