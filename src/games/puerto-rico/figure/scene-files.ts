/** The files of scenes: one for each page of the reference, one for the cases about each subject (Node only). */
import { figuresIn } from '../../../ui/figure/check.ts'
import { sceneFilesOf } from '../../../ui/figure/scene-files.ts'
import { puertoRico } from '../complete.ts'
import { type Case, casesOfBuild } from '../referee/cases.ts'
import { drawnOf } from '../referee/drawn.ts'
import { linksOf } from '../reference/rule-links.ts'
import { findParagraphs, readPages } from '../reference/rule-pages.ts'
import { ALL_RULES } from '../rules/rule-ids.ts'
import { figureOf } from './frames.ts'
import { pack } from './pack.ts'

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
    const figures = figuresIn(figureOf, text).flatMap(({ source }) =>
      source ? [source.scenario] : [],
    )
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

/** The files of scenes of Puerto Rico. */
export const { names: sceneFiles, scenesIn } = sceneFilesOf({
  definition: puertoRico,
  scenariosByFile,
  sceneOf(scenario) {
    const { start, script } = figureOf({ scenario, show: 'roles' })
    return { start: pack(start), script, drawn: drawnOf(start) }
  },
})
