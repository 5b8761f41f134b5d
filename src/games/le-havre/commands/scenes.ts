/** Which rules, buildings and chapters of the reference have their live scenes on their own page. */
import { scenariosOfBuild } from '../../../scenario/files.ts'
import { runScenario } from '../../../scenario/run.ts'
import { figuresIn } from '../../../ui/figure/check.ts'
import { leHavre } from '../definition.ts'
import { figureOf } from '../figure/frames.ts'
import { scenesIn } from '../figure/scene-files.ts'
import { shownOf } from '../reference/cases.ts'
import { idsIn, type RulePage, readPages } from '../reference/pages.ts'
import { CHAPTERS, type ChapterId, pageOf, RULES, type RuleId } from '../rules/rule-ids.ts'
import { SHIP } from '../rules/ships.ts'
import { BUILDINGS, type BuildingId, SHIP_TYPES, type ShipId } from '../rules/vocabulary.ts'

/** A figure on a page. */
interface Scene {
  page: string
  scenario: string
  moves: number
  /** Something that people dispute: a move is refused, or a question is asked and answered. */
  disputed: boolean
  /** Somebody's score is drawn. */
  counted: boolean
  /** Kinds of moves, and what is named in the position and the moves. */
  kinds: ReadonlySet<string>
  text: string
}

interface Section {
  name: string
  page: string
  least: number
  fits: (scene: Scene) => boolean
}

interface Coverage {
  rules: RuleId[]
  buildings: BuildingId[]
  sections: { name: string; found: number; least: number }[]
}

const walked = ({ moves }: Scene): boolean => moves > 0
const chapters: readonly ChapterId[] = CHAPTERS.map(({ id }) => id).filter((id) =>
  RULES.some((rule) => pageOf(rule) === id),
)
const isOfType =
  (type: (typeof SHIP_TYPES)[number]) =>
  ({ text }: Scene): boolean =>
    (Object.keys(SHIP) as ShipId[]).some(
      (ship) => SHIP[ship].type === type && text.includes(`"${ship}"`),
    )

const SECTIONS: readonly Section[] = [
  ...chapters.map((page): Section => ({ name: 'figures', page, least: 3, fits: () => true })),
  ...chapters
    .filter((page) => page !== 'setup' && page !== 'score')
    .flatMap((page): Section[] => [
      { name: 'walked', page, least: 1, fits: walked },
      { name: 'disputed', page, least: 1, fits: ({ disputed }) => disputed },
    ]),
  ...SHIP_TYPES.map(
    (type): Section => ({
      name: type,
      page: 'ship',
      least: 1,
      fits: (scene) => walked(scene) && isOfType(type)(scene),
    }),
  ),
  { name: 'a whole round', page: 'turn', least: 1, fits: ({ moves }) => moves >= 20 },
  { name: 'harvest', page: 'end', least: 1, fits: ({ text }) => text.includes('end.harvest') },
  { name: 'feeding', page: 'end', least: 2, fits: ({ kinds }) => kinds.has('pay') },
  { name: 'the last stage', page: 'final', least: 3, fits: walked },
  { name: 'scores', page: 'score', least: 3, fits: ({ counted }) => counted },
]

function scenesOf(pages: readonly RulePage[]): Scene[] {
  const known = new Map(scenariosOfBuild(leHavre).map((scenario) => [scenario.id, scenario]))
  return pages.flatMap(({ page, text }) =>
    figuresIn(figureOf, text).flatMap(({ source: figure }) => {
      const { source, words } = known.get(figure?.scenario ?? '') ?? {}
      if (!figure || !source) return []
      const { steps } = runScenario(leHavre, source)
      return [
        {
          page,
          scenario: figure.scenario,
          moves: steps.length,
          disputed: words?.question !== undefined || steps.some(({ broken }) => broken.length > 0),
          counted: figure.show.includes('score:'),
          kinds: new Set((source.moves ?? []).map((move) => move.do)),
          text: JSON.stringify(source),
        },
      ]
    }),
  )
}

const hasScene = (page: string, what: RuleId | BuildingId): boolean => {
  const scenario = shownOf(what)
  return scenario !== undefined && scenario in scenesIn(page)
}

/** Counts the scenes of every rule, building and chapter of the reference as it stands. */
export function sceneCoverage(pages = readPages()): Coverage {
  const scenes = scenesOf(pages)
  const pageWith = (id: BuildingId): string =>
    pages.find(({ text }) => idsIn('Building', text).includes(id))?.page ?? 'index'
  return {
    rules: RULES.filter((rule) => !hasScene(pageOf(rule), rule)),
    buildings: BUILDINGS.filter((id) => !hasScene(pageWith(id), id)),
    sections: SECTIONS.map(({ name, page, least, fits }) => {
      const fitting = scenes.filter((scene) => scene.page === page && fits(scene))
      const found = new Set(fitting.map(({ scenario }) => scenario)).size
      return { name: `${page}: ${name}`, found, least }
    }),
  }
}
