/** The project's own scenario files, for the command line, the build and the tests (Node only). */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { LANGUAGE } from '#language/language.ts'
import { ORIGINAL } from '../text/languages.ts'
import type { ScenarioGame, ScenarioTypes } from './definition.ts'
import { parseOwnScenario } from './parse.ts'
import type { OwnScenario } from './schema.ts'
import { type CaseWords, caseWordsFolder, readCaseWords } from './words.ts'

/** Where a game's scenarios lie, from the project's root, where every command runs. */
export const scenarioRoot = (game: string): string => resolve(`content/${game}/scenarios`)

/** Every scenario file at or below a path, in the order of names. A path that does not exist throws. */
export function* scenarioFiles(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  const entries = readdirSync(path, { withFileTypes: true })
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) yield* scenarioFiles(inner)
    else if (/\.(ya?ml|json)$/.test(entry.name)) yield inner
  }
}

export interface NamedScenario<G extends ScenarioTypes> {
  /** 'captain/five-corn-two-empty-ships' */
  id: string
  file: string
  source: OwnScenario<G>
}

/** A scenario with what it says to readers; null for figures. */
export interface WordedScenario<G extends ScenarioTypes> extends NamedScenario<G> {
  words: CaseWords | null
}

/** The id of a scenario of a game, by where its file lies. */
export function scenarioId(game: string, file: string): string {
  return relative(scenarioRoot(game), file)
    .replace(/\.\w+$/, '')
    .replaceAll('\\', '/')
}

/** The project's scenarios of a game by id; a broken file throws with its faults. */
export function projectScenarios<G extends ScenarioTypes>(
  definition: ScenarioGame<G>,
): NamedScenario<G>[] {
  const { id: game } = definition.game.parts
  return Array.from(scenarioFiles(scenarioRoot(game)), (file) => {
    const id = scenarioId(game, file)
    const parsed = parseOwnScenario(definition, readFileSync(file, 'utf8'))
    if (parsed.ok) return { id, file, source: parsed.source }
    const faults = parsed.faults.map(
      ({ line, path, message }) => `  line ${line}: ${path} ${message}`,
    )
    throw new Error([`scenario ${id}:`, ...faults].join('\n'))
  })
}

const read = new Map<string, readonly NamedScenario<ScenarioTypes>[]>()

/** The project's scenarios with their words, read once: for a build, where files stand still. */
export function scenariosOfBuild<G extends ScenarioTypes>(
  definition: ScenarioGame<G>,
): readonly WordedScenario<G>[] {
  const { id } = definition.game.parts
  const scenarios = read.get(id) ?? wordedScenarios(definition)
  read.set(id, scenarios)
  return scenarios as readonly WordedScenario<G>[]
}

function wordedScenarios<G extends ScenarioTypes>(
  definition: ScenarioGame<G>,
): WordedScenario<G>[] {
  const scenarios = projectScenarios(definition)
  const ids = scenarios.map(({ id }) => id)
  const words = readCaseWords(
    caseWordsFolder(definition.game.parts.id, LANGUAGE),
    ids,
    LANGUAGE !== ORIGINAL,
  )
  return scenarios.map((scenario) => ({ ...scenario, words: words.get(scenario.id) ?? null }))
}
