/** Every effect of the rules of Le Havre, and those whose absence no scenario can notice. */
import { anyTurn, lax, refusingRules } from '../../../../scenario/mutation/rules.ts'
import type { Group, Mutation, Unseen } from '../../../../scenario/mutation/survivors.ts'
import { leHavre } from '../../definition.ts'
import { MOVE_DEFINITIONS } from '../../rules/move-definitions.ts'
import { RULES } from '../../rules/rule-ids.ts'
import type { LeHavre } from '../../rules/types.ts'
import { ROUND_CARDS, ROUNDS, SETTING_UP } from './deal.ts'
import { FIGURES, OPTIONS, POWERS, PRINTED } from './figures.ts'
import { dealing, granting, SCORING } from './granting.ts'

/** The rules that refuse, each once. */
const REFUSING_RULES = refusingRules<LeHavre>(MOVE_DEFINITIONS)
const isCounted = (name: string): boolean => /^score\.|^loan\.end-penalty$/.test(name)

const GRANTING = RULES.filter(
  (rule) => !REFUSING_RULES.has(rule) && !rule.startsWith('setup.') && !isCounted(rule),
).map(granting)
const DEALING = RULES.filter((rule) => rule.startsWith('setup.')).map(dealing)

const GROUPS: readonly Group<LeHavre>[] = [
  { name: 'refusing rules', effects: [...lax<LeHavre>(MOVE_DEFINITIONS), ...anyTurn(leHavre)] },
  { name: 'granting rules', effects: [...GRANTING, ...DEALING, ...SCORING] },
  { name: 'powers and types of buildings', effects: POWERS },
  { name: 'printed figures of buildings', effects: PRINTED },
  ...Object.entries(FIGURES).map(([name, effects]) => ({ name: `figures of ${name}`, effects })),
  { name: 'figures of round cards', effects: ROUND_CARDS },
  { name: 'rounds', effects: ROUNDS },
  { name: 'figures of the deal', effects: SETTING_UP },
  { name: 'options', effects: OPTIONS },
]

/** Effects that no scenario can show, each with the reason. */
const UNSEEN: readonly Unseen[] = [
  ...(['ironworks.cost.wood is 4', 'artsCentre.cost.clay is 3'] as const).map((figure) => ({
    effect: `building.${figure}`,
    why: 'the option of its cost tells it',
  })),
  {
    effect: 'building.church.number is 31',
    why: 'it is the highest number as it is',
  },
  {
    effect: 'ship type.luxury.food.0 is 1',
    why: 'with one seat the only liner comes at the end of the last round, after which nobody eats',
  },
]

/** What is removed from Le Havre, and what cannot be noticed of it. */
export const mutation: Mutation<LeHavre> = { definition: leHavre, groups: GROUPS, unseen: UNSEEN }
