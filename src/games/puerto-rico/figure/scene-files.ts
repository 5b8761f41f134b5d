/** The files of scenes: one for each page of the reference, one for the cases about each subject (Node only). */
import { scenariosOfBuild } from '../../../scenario/files.ts'
import { puertoRico } from '../complete.ts'
import { type Case, casesOfBuild } from '../referee/cases.ts'
import { drawnOf } from '../referee/drawn.ts'
import { linksOf } from '../reference/rule-links.ts'
import { findParagraphs, readPages } from '../reference/rule-pages.ts'
import { ALL_RULES } from '../rules/rule-ids.ts'
import { figuresIn } from './check.ts'
import { figureOf } from './frames.ts'
import { pack } from './pack.ts'
import type { Scene, Scenes } from './scenes.ts'

/** What a case is about before all else: a building of its own, or a role or part of the game. */
export function aboutOf({ buildings: [building], subjects: [subject = 'round'] }: Case): string {
  return building ?? subject
}

/** The cases about one thing, in their order. */
export const casesAbout = (about: string): Case[] =>
  casesOfBuild().filter((one) => aboutOf(one) === about || one.buildings.some((id) => id === about))

/** The scenarios of each file, by its name. */
const scenariosByFile = (): Map<string, string[]> => {
  const pages = readPages().map(({ page, text }): [string, string[]] => {
    const figures = figuresIn(text).flatMap(({ source }) => (source ? [source.scenario] : []))
    const rules = findParagraphs([{ page, text }]).flatMap(({ rule }) => {
      const known = ALL_RULES.find((id) => id === rule)
      return (known && linksOf(known).live?.scenario) ?? []
    })
    return [page, [...figures, ...rules]]
  })
  const subjects = casesOfBuild().flatMap((one) => [aboutOf(one), ...one.buildings])
  const about = [...new Set(subjects)].map((name): [string, string[]] => [
    `cases/${name}`,
    casesAbout(name).map(({ id }) => id),
  ])
  return new Map([...pages, ...about])
}

let files: Map<string, string[]> | undefined
const made = new Map<string, Scenes>()

/** The names of all files. */
export function sceneFiles(): string[] {
  files ??= scenariosByFile()
  return [...files.keys()]
}

/** What a file holds. Throws a RangeError for a name that is none. */
export function scenesIn(name: string): Scenes {
  files ??= scenariosByFile()
  const known = made.get(name)
  if (known) return known
  const scenarios = files.get(name)
  if (!scenarios) throw new RangeError(`there is no file of scenes ${name}`)
  const scenes = Object.fromEntries(scenarios.map((id) => [id, sceneOf(id)]))
  made.set(name, scenes)
  return scenes
}

function sceneOf(scenario: string): Scene {
  const { start, script } = figureOf({ scenario, show: 'roles' })
  const { words } = scenariosOfBuild(puertoRico).find(({ id }) => id === scenario) ?? {}
  return { start: pack(start), script, drawn: drawnOf(start), ...words }
}
