/** Which rules and sections of the reference have their live scenes on their own page. */

import { puertoRico } from '../../src/games/puerto-rico/complete.ts'
import { figureOf } from '../../src/games/puerto-rico/figure/frames.ts'
import { casesAbout } from '../../src/games/puerto-rico/figure/scene-files.ts'
import { linksOf } from '../../src/games/puerto-rico/reference/rule-links.ts'
import { findParagraphs, readPages } from '../../src/games/puerto-rico/reference/rule-pages.ts'
import { BUILDING } from '../../src/games/puerto-rico/rules/buildings.ts'
import { ALL_RULES, type RuleId } from '../../src/games/puerto-rico/rules/rule-ids.ts'
import {
  ADDED_BUILDINGS,
  ALL_BUILDINGS,
  BUILDINGS,
  type BuildingId,
  EXPANSIONS,
  ROLES,
  type Role,
} from '../../src/games/puerto-rico/rules/vocabulary.ts'
import { scenariosOfBuild } from '../../src/scenario/files.ts'
import { runScenario } from '../../src/scenario/run.ts'
import { figuresIn } from '../../src/ui/figure/check.ts'

/** A scene on a page, with the rules it shows. */
interface Scene {
  page: string
  scenario: string
  shows: ReadonlySet<string>
  /** Moves that can be walked through. */
  moves: number
  /** One of them is refused, or a question is asked and answered: something people dispute. */
  disputed: boolean
  /** The game is over at its end. */
  over: boolean
  /** It lays out the set-up. */
  dealt: boolean
  /** It stands in the list of cases about this. */
  about: string | null
  /** Buildings that take part. */
  buildings: ReadonlySet<string>
}

/** Something that has to be shown on a page, by at least so many scenes that fit it. */
interface Section {
  name: string
  page: string
  least: number
  fits: (scene: Scene) => boolean
}

interface Coverage {
  /** Rules that can neither be tried at their paragraph nor seen in a figure of its page. */
  rules: RuleId[]
  sections: { name: string; found: number; least: number }[]
}

type Fits = Section['fits']
const begins =
  (...starts: string[]): Fits =>
  ({ shows }) =>
    starts.every((start) => [...shows].some((rule) => rule.startsWith(start)))
const walked: Fits = ({ moves }) => moves > 0
const all =
  (...wanted: Fits[]): Fits =>
  (scene) =>
    wanted.every((one) => one(scene))
const on = (page: string, name: string, least: number, ...fits: Fits[]): Section => ({
  name,
  page,
  least,
  fits: all(...fits),
})

/** How a building's rules begin: 'hut.' for the Construction Hut. */
const startOf: Readonly<Record<string, string>> = { constructionHut: 'hut.' }
const ruleStart = (id: string): string =>
  startOf[id] ?? `${id.replace(/[A-Z]/g, (s) => `-${s.toLowerCase()}`)}.`

const commercial = 'commercial-buildings'
const meets = (a: BuildingId, b: BuildingId): Section =>
  on(
    commercial,
    `${a} meets ${b}`,
    1,
    walked,
    ({ buildings }) => buildings.has(a) && buildings.has(b),
    (scene) => [a, b].some((id) => begins(ruleStart(id))(scene)),
  )
/** All cases about a building have to be in its list. */
const disputes = (id: BuildingId): Section =>
  on(commercial, `${id}: disputes`, casesAbout(id).length, ({ about }) => about === id)

/** The rules of a role's plain course, and of its privilege. */
const COURSE: Readonly<Record<Role, [course: RuleId, privilege: RuleId]>> = {
  settler: ['settler.take', 'settler.quarry-privilege'],
  mayor: ['mayor.share', 'mayor.privilege'],
  builder: ['builder.build', 'builder.privilege'],
  craftsman: ['craftsman.corn', 'craftsman.privilege'],
  trader: ['trader.sell', 'trader.privilege'],
  captain: ['captain.load', 'captain.privilege'],
  prospector: ['prospector.coin', 'prospector.coin'],
}
const ofKind = (kind: 'commercial' | 'large'): BuildingId[] =>
  BUILDINGS.filter((id) => BUILDING[id].kind === kind)

/** What the reference has to show. */
const SECTIONS: readonly Section[] = [
  ...ROLES.flatMap((role) => [
    on(role, 'scenes', 3, walked),
    on(role, 'plain course', 1, walked, begins(COURSE[role][0])),
    on(role, 'privilege', 1, walked, begins(COURSE[role][1])),
    on(role, 'disputed', 1, walked, ({ disputed }) => disputed),
  ]),
  on('production-buildings', 'processing', 1, walked, begins('craftsman.process')),
  on('production-buildings', 'corn', 1, walked, begins('craftsman.corn')),
  on('production-buildings', 'shortage', 1, walked, begins('craftsman.shortage')),
  ...ofKind('commercial').flatMap((id) => [
    on(commercial, id, 1, walked, begins(ruleStart(id)), ({ about }) => about === null),
    disputes(id),
  ]),
  meets('wharf', 'harbor'),
  meets('wharf', 'smallWarehouse'),
  meets('wharf', 'largeWarehouse'),
  meets('hospice', 'hacienda'),
  meets('hospice', 'constructionHut'),
  meets('hospice', 'university'),
  meets('university', 'harbor'),
  meets('hacienda', 'constructionHut'),
  ...ofKind('large').map((id) => on('large-buildings', id, 1, walked, begins(ruleStart(id)))),
  ...EXPANSIONS.flatMap((set) =>
    ADDED_BUILDINGS[set].map((id) => on(set, id, 1, walked, begins(ruleStart(id)))),
  ),
  on('round', 'a whole round', 2, begins('round.governor'), ({ moves }) => moves >= 12),
  on('setup', 'set-up, piece by piece', 1, ({ dealt }) => dealt),
  ...(['end.colonists', 'end.chips', 'end.city', 'end.round-played'] as const).map((rule) =>
    on('end', rule, 1, walked, begins(rule)),
  ),
  on('end', 'the last round', 1, ({ moves, over }) => moves >= 12 && over),
  on('scoring', 'tie', 1, walked, begins('score.tie-break')),
  on('scoring', 'draw', 1, walked, begins('score.draw')),
]

const DISPUTES = /<Disputes about="([^"]*)"/g

function scenesOf(pages: ReturnType<typeof readPages>): Scene[] {
  const known = new Map(scenariosOfBuild(puertoRico).map((scenario) => [scenario.id, scenario]))
  const sceneOf = (page: string, scenario: string, more: Partial<Scene> = {}): Scene[] => {
    const { source, words } = known.get(scenario) ?? {}
    if (!source) return []
    const { cited, steps } = runScenario(puertoRico, source)
    const text = JSON.stringify(source)
    return [
      {
        page,
        scenario,
        shows: new Set<string>([...source.rules, ...cited]),
        moves: steps.length,
        disputed: words?.question !== undefined || steps.some(({ broken }) => broken.length > 0),
        over: steps.at(-1)?.after.at === 'over',
        dealt: false,
        about: null,
        buildings: new Set<string>(ALL_BUILDINGS.filter((id) => text.includes(`"${id}"`))),
        ...more,
      },
    ]
  }
  return pages.flatMap(({ page, text }) => [
    ...figuresIn(figureOf, text).flatMap(({ source: figure, tag }) =>
      figure ? sceneOf(page, figure.scenario, { dealt: tag === 'SetupWalk' }) : [],
    ),
    ...Array.from(text.matchAll(DISPUTES), ([, about = '']) =>
      casesAbout(about).flatMap(({ id }) => sceneOf(page, id, { about })),
    ).flat(),
  ])
}

/** Counts the scenes of every rule and section of the reference as it stands. */
export function sceneCoverage(pages = readPages()): Coverage {
  const scenes = scenesOf(pages)
  const pageOf = new Map(findParagraphs(pages).map(({ rule, page }) => [rule, page]))
  const drawn = (rule: RuleId): boolean =>
    scenes.some(({ page, shows }) => page === pageOf.get(rule) && shows.has(rule))
  return {
    rules: ALL_RULES.filter((rule) => !linksOf(rule).live && !drawn(rule)),
    sections: SECTIONS.map(({ name, page, least, fits }) => {
      const found = new Set(
        scenes.filter((scene) => scene.page === page && fits(scene)).map((one) => one.scenario),
      )
      return { name: `${page}: ${name}`, found: found.size, least }
    }),
  }
}
