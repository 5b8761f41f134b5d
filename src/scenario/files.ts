/** The project's own scenario files, for the command line, the build and the tests (Node only). */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseScenario } from './parse.ts'
import type { ScenarioSource } from './schema.ts'

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

/** The project's scenarios by id; a broken file throws with its faults. */
export function projectScenarios(): NamedScenario[] {
  return Array.from(scenarioFiles(SCENARIO_ROOT), (file) => {
    const id = relative(SCENARIO_ROOT, file)
      .replace(/\.\w+$/, '')
      .replaceAll('\\', '/')
    const parsed = parseScenario(readFileSync(file, 'utf8'))
    if (parsed.ok) return { id, file, source: parsed.source }
    const faults = parsed.faults.map(
      ({ line, path, message }) => `  line ${line}: ${path} ${message}`,
    )
    throw new Error([`scenario ${id}:`, ...faults].join('\n'))
  })
}

let read: readonly NamedScenario[] | undefined

/** The project's scenarios, read once: for a build, where files stand still. */
export function scenariosOfBuild(): readonly NamedScenario[] {
  read ??= projectScenarios()
  return read
}
