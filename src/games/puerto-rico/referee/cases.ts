/** The case library: every scenario that asks a question, with its verdicts as the engine gives them (Node only). */

import { describeProblem } from '../../../engine/problem.ts'
import { scenariosOfBuild, type WordedScenario } from '../../../scenario/files.ts'
import { type Run, runScenario, type Step } from '../../../scenario/run.ts'
import type { ScenarioSource } from '../../../scenario/schema.ts'
import { puertoRico } from '../complete.ts'
import { BUILDING } from '../rules/buildings.ts'
import { placeOf, type RuleId } from '../rules/rule-ids.ts'
import type { PuertoRico } from '../rules/types.ts'
import {
  ALL_BUILDINGS,
  type BuildingId,
  EXPANSIONS,
  ROLES,
  type Role,
} from '../rules/vocabulary.ts'
import { type WhyNot, whyNot } from './why-not.ts'

export const SUBJECTS = [...ROLES, 'round', 'end', 'scoring', 'setup', ...EXPANSIONS] as const
export type Subject = (typeof SUBJECTS)[number]

export interface Case {
  id: string
  title: string
  question: string
  /** Begins with the verdict in a word or two. */
  answer: string
  /** Answers that are wrong, where its question takes more than yes or no. */
  mistakes: string | undefined
  rules: readonly RuleId[]
  /** Those and what its buildings have to do with it, the rules of the buildings first. */
  quoted: readonly RuleId[]
  /** What it is listed under, the first before all. */
  subjects: readonly Subject[]
  buildings: readonly BuildingId[]
  source: ScenarioSource<PuertoRico>
  run: Run<PuertoRico>
}

/** Beginnings of rule ids that are not a building's own name in words: 'hut.quarry'. */
const BUILDING_OF: Readonly<Record<string, BuildingId>> = {
  hut: 'constructionHut',
  ...Object.fromEntries(
    ALL_BUILDINGS.map((id) => [id.replace(/[A-Z]/g, (s) => `-${s.toLowerCase()}`), id]),
  ),
}

const ROLE_OF: Partial<Record<BuildingId, Role>> = {
  hacienda: 'settler',
  constructionHut: 'settler',
  hospice: 'settler',
  university: 'builder',
  factory: 'craftsman',
  smallMarket: 'trader',
  largeMarket: 'trader',
  office: 'trader',
  smallWarehouse: 'captain',
  largeWarehouse: 'captain',
  harbor: 'captain',
  wharf: 'captain',
}

/** The folders of scenarios about what single buildings do. */
const OF_BUILDINGS: ReadonlySet<string> = new Set([
  'construction-hut',
  'markets',
  'warehouses',
  'large-buildings',
  ...Object.keys(BUILDING_OF),
])

function buildingOf(rule: RuleId): BuildingId | undefined {
  return BUILDING_OF[rule.slice(0, rule.indexOf('.'))]
}

/** What a case about a rule is filed under. */
export function subjectOf(rule: RuleId): Subject | undefined {
  const { chapter } = placeOf(rule)
  const expansion = EXPANSIONS.find((id) => id === chapter)
  if (expansion) return expansion
  const building = buildingOf(rule)
  if (building) return BUILDING[building].kind === 'large' ? 'scoring' : ROLE_OF[building]
  return SUBJECTS.find((subject) => subject === chapter)
}

const distinct = <T>(items: readonly (T | undefined)[]): T[] => [
  ...new Set(items.filter((item) => item !== undefined)),
]

let made: readonly Case[] | undefined

/** All cases by subject; one that comes out otherwise than its file says throws, and so fails the build. */
export function casesOfBuild(): readonly Case[] {
  made ??= scenariosOfBuild(puertoRico)
    .flatMap((scenario) => caseFrom(scenario) ?? [])
    .sort((a, b) => rank(a) - rank(b))
  return made
}

const rank = ({ subjects: [first = 'round'] }: Case): number => SUBJECTS.indexOf(first)

function caseFrom({ id, source, words }: WordedScenario<PuertoRico>): Case | null {
  const { rules, about = [] } = source
  if (!words?.question || !words.answer) return null
  const run = runScenario(puertoRico, source)
  const wrong = [
    ...run.problems.map(describeProblem),
    ...run.failures.map(
      ({ step, at, expected, found }) =>
        `step ${step}, ${at}: expected ${expected}, found ${found}`,
    ),
  ]
  if (wrong.length > 0) throw new Error(`case ${id}: ${wrong.join('; ')}`)
  const buildings = distinct([
    ...rules.map(buildingOf),
    ...about.map((name) => ALL_BUILDINGS.find((building) => building === name)),
  ])
  return {
    id,
    title: words.title,
    question: words.question,
    answer: words.answer,
    mistakes: words.mistakes,
    rules,
    quoted: quotedIn(id, rules, buildings, run),
    subjects: distinct([
      ...rules.map(subjectOf),
      ...about.map((name) => SUBJECTS.find((subject) => subject === name)),
    ]),
    buildings,
    source,
    run,
  }
}

/** What somebody may miss in what a legal move of a case brings. */
export function missedIn(step: Step<PuertoRico>): WhyNot[] {
  const { before, broken, events, after } = step
  const move = broken.length === 0 ? puertoRico.game.parseMove(step.move) : null
  return move ? whyNot(before, { legal: true, move, events, changes: [], after }) : []
}

/** A "no" and a "need not" happen by no rule: the rule of the building is quoted nonetheless. */
function quotedIn(
  id: string,
  rules: readonly RuleId[],
  buildings: readonly BuildingId[],
  { steps }: Run<PuertoRico>,
): RuleId[] {
  const missed = steps.flatMap(missedIn).map(({ rule }) => rule)
  const isAbout = OF_BUILDINGS.has(id.slice(0, id.indexOf('/')))
  const added = buildings.flatMap((building) => {
    const isOwn = (rule: RuleId): boolean => buildingOf(rule) === building
    if (rules.some(isOwn)) return []
    const own = missed.filter(isOwn)
    return own.length > 0 || !isAbout ? own : (BUILDING[building].rule ?? [])
  })
  return distinct([...added, ...rules])
}
