/** What scenarios show of rules and buildings, played by the engine. For pages, not for the browser. */
import { type NamedScenario, projectScenarios } from '../../../scenario/files.ts'
import { type Run, runScenario } from '../../../scenario/run.ts'
import { leHavre } from '../plug.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { LeHavre } from '../rules/types.ts'
import type { BuildingId } from '../rules/vocabulary.ts'

type Scenario = NamedScenario<LeHavre>

let read: readonly Scenario[] | undefined

/** The scenarios, read once. */
function scenarios(): readonly Scenario[] {
  read ??= projectScenarios(leHavre)
  return read
}

export interface Case {
  id: string
  rules: readonly RuleId[]
  run: Run<LeHavre>
}

/** Longer ones tell too much at once. */
const MOST_MOVES = 5

const movesOf = ({ source }: Scenario) => source.moves ?? []
const hasMoves = (one: Scenario): boolean =>
  movesOf(one).length > 0 && movesOf(one).length <= MOST_MOVES

const played = ({ id, source }: Scenario): Case => ({
  id,
  rules: source.rules,
  run: runScenario(leHavre, source),
})

/** The scenario that shows a rule most plainly: it is about the rule, and short. Null where all are long. */
export function caseOf(rule: RuleId): Case | null {
  const distance = (one: Scenario): number =>
    one.source.rules.indexOf(rule) * 100 + one.source.rules.length * 10 + movesOf(one).length
  const [best] = scenarios()
    .filter((one) => hasMoves(one) && one.source.rules.includes(rule))
    .sort((a, b) => distance(a) - distance(b))
  return best ? played(best) : null
}

/** Whether a move of a scenario goes to a building or changes its owner. */
const isAbout =
  (building: BuildingId) =>
  (one: Scenario): boolean =>
    movesOf(one).some((move) => Object.values(move).includes(building))

/** Scenarios whose moves are about a building, the shortest first. */
export function casesAbout(building: BuildingId, most: number): Case[] {
  return scenarios()
    .filter((one) => hasMoves(one) && isAbout(building)(one))
    .sort((a, b) => Number(isOfCards(a)) - Number(isOfCards(b)) || lengthOf(a) - lengthOf(b))
    .slice(0, most)
    .map(played)
}

/** They try each card alike. */
const isOfCards = ({ id }: Scenario): boolean => /^(cards|limits)\//.test(id)
const lengthOf = (one: Scenario): number => movesOf(one).length
