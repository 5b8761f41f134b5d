/** The files of scenes: one for each page of the reference, one for the cases about each building (Node only). */
import { figuresIn } from '../../../ui/figure/check.ts'
import { sceneFilesOf } from '../../../ui/figure/scene-files.ts'
import { leHavre } from '../definition.ts'
import { askedCases, shownOf } from '../reference/cases.ts'
import { idsIn, readPages } from '../reference/pages.ts'
import { RULES } from '../rules/rule-ids.ts'
import { BUILDINGS, type BuildingId } from '../rules/vocabulary.ts'
import { drawnOf } from './drawn.ts'
import { figureOf } from './frames.ts'
import { pack } from './pack.ts'

/** Longer lists are read as lists of cases. */
const MOST = 12

/** The cases about a building, those first that are about little else. */
export const casesAboutBuilding = (building: BuildingId): string[] =>
  askedCases()
    .filter(({ buildings }) => buildings.includes(building))
    .sort((a, b) => a.buildings.length - b.buildings.length)
    .slice(0, MOST)
    .map(({ id }) => id)

function scenariosByFile(): Map<string, string[]> {
  const pages = readPages().map(({ page, text }): [string, string[]] => {
    const figures = figuresIn(figureOf, text).flatMap(({ source }) => source?.scenario ?? [])
    const ids = [
      ...RULES.filter((rule) => idsIn('Rule', text).includes(rule)),
      ...BUILDINGS.filter((id) => idsIn('Building', text).includes(id)),
    ]
    return [page, [...figures, ...ids.flatMap((one) => shownOf(one) ?? [])]]
  })
  const about = BUILDINGS.map((id): [string, string[]] => [`cases/${id}`, casesAboutBuilding(id)])
  const cases = askedCases().map(({ id }): [string, string[]] => [`case/${id}`, [id]])
  return new Map([...pages, ...about, ...cases])
}

/** The files of scenes of Le Havre. */
export const { names: sceneFiles, scenesIn } = sceneFilesOf({
  definition: leHavre,
  scenariosByFile,
  sceneOf(scenario) {
    const { start, script } = figureOf({ scenario, show: 'offers' })
    return { start: pack(start), script, drawn: drawnOf(start, script) }
  },
})
