/** What scenarios show of rules and buildings, played by the engine. For pages, not for the browser. */

import { LANGUAGE } from '#language/language.ts'
import { describeProblem } from '../../../engine/problem.ts'
import { packLink } from '../../../saves/link.ts'
import { type NamedScenario, projectScenarios } from '../../../scenario/files.ts'
import { type Run, runScenario } from '../../../scenario/run.ts'
import { caseWordsFolder, readCaseWords } from '../../../scenario/words.ts'
import { leHavre } from '../definition.ts'
import { type ChapterId, pageOf, RULES, type RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { BUILDINGS, type BuildingId } from '../rules/vocabulary.ts'
import { positionFrom } from '../scenario/read-position.ts'

type Scenario = NamedScenario<LeHavre>

let read: readonly Scenario[] | undefined

/** What tries figures only shows nobody a rule. */
const isOfFigures = ({ id }: Scenario): boolean => /^(deals|figures|rounds)\//.test(id)

/** The scenarios that show something, read once. */
function scenarios(): readonly Scenario[] {
  read ??= projectScenarios(leHavre).filter((one) => !isOfFigures(one))
  return read
}

export interface Case {
  id: string
  rules: readonly RuleId[]
  run: Run<LeHavre>
  /** The page of the case, where it asks a question. */
  page: `/${string}` | null
  /** Its position on a table of its own; null where the game is over there. */
  play: `/${string}` | null
  /** The referee's answer to its last move; null where it has no move. */
  ask: `/${string}` | null
}

/** A case that asks a question, with its answer. */
export interface AskedCase {
  id: string
  title: string
  question: string
  /** Begins with the verdict. */
  answer: string
  /** Answers that are wrong, where its question takes more than yes or no. */
  mistakes: string | undefined
  /** What it is listed under: the chapter of the rule that it shows first. */
  chapter: ChapterId
  /** Those that its position and its moves name. */
  buildings: readonly BuildingId[]
  rules: readonly RuleId[]
  /** It shows what a group agreed on instead of the rule. */
  isOptional: boolean
}

let words: ReturnType<typeof readCaseWords> | undefined

/** What the scenarios ask, read once; those that try every card alike ask nothing. */
function wordsOf(id: string) {
  words ??= readCaseWords(
    caseWordsFolder(leHavre.game.parts.id, LANGUAGE),
    scenarios().map(({ id }) => id),
    true,
  )
  return words.get(id)
}

/** Whether a scenario has a page of its own. */
export const isAsked = (id: string): boolean => wordsOf(id)?.question !== undefined

/** Every case that asks a question, chapter by chapter; none in a language that has no words of them. */
export function askedCases(): AskedCase[] {
  const rank = ({ rules: [first] }: AskedCase): number => (first ? RULES.indexOf(first) : 0)
  return scenarios()
    .flatMap((one) => asked(one) ?? [])
    .sort((a, b) => rank(a) - rank(b))
}

function asked(scenario: Scenario): AskedCase | null {
  const { id, source } = scenario
  const { title, question, answer, mistakes } = wordsOf(id) ?? {}
  const [first] = source.rules
  if (!title || !question || !answer || !first) return null
  const { set, moves } = source
  const written = JSON.stringify({ set, moves })
  return {
    id,
    title,
    question,
    answer,
    mistakes,
    chapter: pageOf(first),
    buildings: BUILDINGS.filter((building) => written.includes(`"${building}"`)),
    rules: source.rules,
    isOptional: hasOptions(scenario),
  }
}

/** The position that a case begins with; null where there is no such case. */
export function startOf(id: string): Position | null {
  const scenario = scenarios().find((one) => one.id === id)
  const built = scenario && positionFrom(scenario.source)
  return built?.ok ? built.value : null
}

/** The address of a case's page. */
export const caseHref = (id: string): `/${string}` => `/le-havre/cases/${id}/`

/** A case as it is played; one that comes out otherwise than its file says throws, and so fails the build. */
export async function playedCase(id: string): Promise<Case> {
  const scenario = scenarios().find((one) => one.id === id)
  if (!scenario) throw new Error(`there is no case ${id}`)
  const one = await played(scenario)
  const wrong = [
    ...one.run.problems.map(describeProblem),
    ...one.run.failures.map(({ step, at }) => `step ${step}, ${at}`),
  ]
  if (wrong.length > 0) throw new Error(`case ${id}: ${wrong.join('; ')}`)
  return one
}

/** Longer ones tell too much at once. */
const MOST_MOVES = 5

const movesOf = ({ source }: Scenario) => source.moves ?? []
const hasMoves = (one: Scenario): boolean =>
  movesOf(one).length > 0 && movesOf(one).length <= MOST_MOVES

async function played({ id, source }: Scenario): Promise<Case> {
  const { rules, game, at, active, seat, set } = source
  const run = runScenario(leHavre, source)
  const start = { game, at, active, seat, set }
  const { parts } = leHavre.game
  const move = run.steps.at(-1)?.move
  const made = run.steps.slice(0, -1).filter(({ broken }) => broken.length === 0)
  const played = made.map((step) => step.move)
  return {
    id,
    rules,
    run,
    page: wordsOf(id)?.question ? caseHref(id) : null,
    play: run.start?.at === 'over' ? null : `/le-havre/play/${await packLink(parts, start)}`,
    ask: move ? `/le-havre/referee/${await packLink(parts, { ...start, played, move })}` : null,
  }
}

/** It shows what a group agreed on instead of the rule. */
const hasOptions = ({ source }: Scenario): boolean =>
  Object.keys(source.game?.options ?? {}).length > 0

/** What a page may show of a rule or a building. */
const isPlain = (one: Scenario): boolean => hasMoves(one) && !hasOptions(one)

/** Whether a scenario lies in the folder that is named as the rule's chapter: `end.harvest`, `end/harvest`. */
const isAtHome = ({ id }: Scenario, rule: RuleId): boolean =>
  id.split('/')[0] === rule.split('.')[0]

/** The scenario that shows a rule most plainly: it is about the rule, and short. Undefined where all are long. */
function plainestOf(rule: RuleId): Scenario | undefined {
  const distance = (one: Scenario): number =>
    one.source.rules.indexOf(rule) * 100 +
    (isAtHome(one, rule) ? 0 : 20) +
    one.source.rules.length * 10 +
    movesOf(one).length
  const [best] = scenarios()
    .filter((one) => isPlain(one) && one.source.rules.includes(rule))
    .sort((a, b) => distance(a) - distance(b))
  return best
}

/** The same as it is played; null where there is none. */
export async function caseOf(rule: RuleId): Promise<Case | null> {
  const best = plainestOf(rule)
  return best ? played(best) : null
}

/** Whether a move of a scenario goes to a building or changes its owner. */
const isAbout =
  (building: BuildingId) =>
  (one: Scenario): boolean =>
    movesOf(one).some((move) => Object.values(move).includes(building))

/** Scenarios whose moves are about a building: first those in which it is used, of these its own, of these the shortest. */
function scenariosAbout(building: BuildingId): Scenario[] {
  const rank = (one: Scenario): number =>
    (isUsed(building)(one) ? 0 : 6) + (isOfCards(one) ? 3 : 0) + namedAfter(building)(one)
  return scenarios()
    .filter((one) => isPlain(one) && isAbout(building)(one))
    .sort((a, b) => rank(a) - rank(b) || lengthOf(a) - lengthOf(b))
}

const isBuilding = (id: string): id is BuildingId => (BUILDINGS as readonly string[]).includes(id)

/** The scenario in which a rule or a building is tried on its page; undefined where there is none. */
export function shownOf(what: RuleId | BuildingId): string | undefined {
  if (!isBuilding(what)) {
    const showing = scenarios().filter((one) => one.source.rules.includes(what))
    return (plainestOf(what) ?? showing.find((one) => !hasOptions(one)) ?? showing[0])?.id
  }
  const [first] = scenariosAbout(what)
  return (first ?? scenarios().find(({ source }) => JSON.stringify(source).includes(`"${what}"`)))
    ?.id
}

/** Whether somebody goes there, and more comes of it. */
const isUsed =
  (building: BuildingId) =>
  (one: Scenario): boolean =>
    movesOf(one).some(
      (move) => move.do === 'enter' && move.building === building && !move.expect?.broken,
    )

/** How near a scenario's file is to being called as the building is: 0 for its name, 1 for its name and more, else 2. */
const namedAfter =
  (building: BuildingId) =>
  ({ id }: Scenario): number => {
    const name = building.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const [folder, file = ''] = id.split('/')
    if ((folder !== 'building' && folder !== 'special') || !file.startsWith(name)) return 2
    return file === name ? 0 : 1
  }

/** They try each card alike. */
const isOfCards = ({ id }: Scenario): boolean => /^(cards|limits)\//.test(id)
const lengthOf = (one: Scenario): number => movesOf(one).length
