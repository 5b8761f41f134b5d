/** Which rules and sections of the reference have their live scenes on their own page. */
import { figuresIn } from '../../src/games/puerto-rico/figure/check.ts'
import { puertoRico } from '../../src/games/puerto-rico/plug.ts'
import { linksOf } from '../../src/games/puerto-rico/reference/rule-links.ts'
import { findParagraphs, readPages } from '../../src/games/puerto-rico/reference/rule-pages.ts'
import { BUILDING } from '../../src/games/puerto-rico/rules/buildings.ts'
import { RULES, type RuleId } from '../../src/games/puerto-rico/rules/rule-ids.ts'
import { BUILDINGS, type BuildingId, ROLES } from '../../src/games/puerto-rico/rules/vocabulary.ts'
import { scenariosOfBuild } from '../../src/scenario/files.ts'
import { runScenario } from '../../src/scenario/run.ts'

/** A figure on a page, with the rules it shows. */
interface Scene {
  page: string
  scenario: string
  shows: ReadonlySet<string>
  moves: number
  /** Buildings that take part. */
  buildings: ReadonlySet<string>
}

/** Something that has to be shown on a page, by at least so many figures that show one of its rules. */
interface Section {
  name: string
  page: string
  least: number
  fits: (scene: Scene) => boolean
}

export interface Coverage {
  /** Rules that can neither be tried at their paragraph nor seen in a figure of its page. */
  rules: RuleId[]
  sections: { name: string; found: number; least: number }[]
}

const begins =
  (...starts: string[]) =>
  ({ shows }: Scene): boolean =>
    starts.every((start) => [...shows].some((rule) => rule.startsWith(start)))

const on = (page: string, name: string, least: number, fits: Section['fits']): Section => ({
  name,
  page,
  least,
  fits,
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
    (scene) =>
      scene.buildings.has(a) &&
      scene.buildings.has(b) &&
      [a, b].some((id) => begins(ruleStart(id))(scene)),
  )

/** What the reference has to show. */
const SECTIONS: readonly Section[] = [
  ...ROLES.map((role) => on(role, role, 3, ({ moves }) => moves > 0)),
  on('production-buildings', 'processing', 1, begins('craftsman.process')),
  on('production-buildings', 'corn', 1, begins('craftsman.corn')),
  on('production-buildings', 'shortage', 1, begins('craftsman.shortage')),
  ...BUILDINGS.filter((id) => BUILDING[id].kind === 'commercial').map((id) =>
    on(commercial, id, 1, begins(ruleStart(id))),
  ),
  meets('wharf', 'harbor'),
  meets('wharf', 'smallWarehouse'),
  meets('hospice', 'hacienda'),
  meets('hospice', 'constructionHut'),
  meets('university', 'harbor'),
  ...BUILDINGS.filter((id) => BUILDING[id].kind === 'large').map((id) =>
    on('large-buildings', id, 1, begins(ruleStart(id))),
  ),
  on('round', 'a whole round', 1, (scene) => begins('round.governor')(scene) && scene.moves >= 12),
  on('setup', 'set-up dealt', 1, begins('setup.coins', 'setup.plantation', 'setup.market')),
  ...(['end.colonists', 'end.chips', 'end.city', 'end.round-played'] as const).map((rule) =>
    on('end', rule, 1, begins(rule)),
  ),
  on('scoring', 'tie', 1, begins('score.tie-break')),
  on('scoring', 'draw', 1, begins('score.draw')),
]

function scenesOf(pages: ReturnType<typeof readPages>): Scene[] {
  const sources = new Map(scenariosOfBuild(puertoRico).map(({ id, source }) => [id, source]))
  return pages.flatMap(({ page, text }) =>
    figuresIn(text).flatMap(({ source: figure }) => {
      const source = figure && sources.get(figure.scenario)
      if (!source) return []
      const { cited, steps } = runScenario(puertoRico, source)
      const shows = new Set<string>([...source.rules, ...cited])
      const text = JSON.stringify(source)
      const buildings = new Set<string>(BUILDINGS.filter((id) => text.includes(`"${id}"`)))
      return [{ page, scenario: figure.scenario, shows, moves: steps.length, buildings }]
    }),
  )
}

/** Counts the scenes of every rule and section of the reference as it stands. */
export function sceneCoverage(pages = readPages()): Coverage {
  const scenes = scenesOf(pages)
  const pageOf = new Map(findParagraphs(pages).map(({ rule, page }) => [rule, page]))
  const drawn = (rule: RuleId): boolean =>
    scenes.some(({ page, shows }) => page === pageOf.get(rule) && shows.has(rule))
  return {
    rules: RULES.filter((rule) => !linksOf(rule).live && !drawn(rule)),
    sections: SECTIONS.map(({ name, page, least, fits }) => {
      const found = new Set(
        scenes.filter((scene) => scene.page === page && fits(scene)).map((one) => one.scenario),
      )
      return { name: `${page}: ${name}`, found: found.size, least }
    }),
  }
}
