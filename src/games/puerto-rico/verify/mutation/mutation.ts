/** Every effect of the rules, and those whose absence no scenario can notice. */
import type { Effect } from '../../../../scenario/mutation/effect.ts'
import { anyTurn, lax, refusingRules } from '../../../../scenario/mutation/rules.ts'
import type { Group, Mutation, Unseen } from '../../../../scenario/mutation/survivors.ts'
import { puertoRico } from '../../complete.ts'
import { MOVE_DEFINITIONS } from '../../rules/move-definitions.ts'
import { RULES } from '../../rules/rule-ids.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { ADDED_EFFECTS } from './added.ts'
import { DEALT, OPTIONS, POWERS, PRINTED } from './figures.ts'
import { dealing, granting, SCORING } from './granting.ts'

/** The rules that refuse in the base game, each once. */
export const REFUSING_RULES = refusingRules<PuertoRico>(MOVE_DEFINITIONS)
const REFUSING = [...lax<PuertoRico>(MOVE_DEFINITIONS), ...anyTurn(puertoRico)]

const ALL = [2, 3, 4, 5]
const GRANTING = RULES.filter(
  (rule) => !REFUSING_RULES.has(rule) && !/^(setup|score)\.|\.bonus$/.test(rule),
).map(granting)
const DEALING = RULES.filter((rule) => rule.startsWith('setup.')).map(dealing)

/** Effects that the scenarios of games of some numbers of seats have to notice. */
const group = (
  name: string,
  seats: readonly number[],
  effects: readonly Effect<PuertoRico>[],
): Group<PuertoRico> => ({
  name: seats === ALL ? name : `${name}, ${seats.join(', ')} seats`,
  effects,
  asks: ({ game }) => seats.includes(game?.seats ?? 2),
})

const GROUPS: readonly Group<PuertoRico>[] = [
  // A two-player game and one of more seats each have scenarios of their own for all that the rules do.
  ...[[2], [3, 4, 5]].flatMap((seats) => [
    group('refusing rules', seats, REFUSING),
    group('granting rules', seats, [...GRANTING, ...DEALING, ...SCORING]),
    group('powers of buildings', seats, POWERS),
  ]),
  group('options', ALL, OPTIONS),
  group('printed figures', ALL, PRINTED),
  ...ALL.map((seats) => group('figures of the deal', [seats], DEALT[seats] ?? [])),
  ...Object.entries(ADDED_EFFECTS).map(([name, effects]) => ({
    name,
    effects,
    asks: ({ game }: Parameters<NonNullable<Group<PuertoRico>['asks']>>[0]) =>
      game?.expansions !== undefined,
  })),
]

/** Effects that no scenario can show, each with the reason. */
const UNSEEN: readonly Unseen[] = [
  {
    effect: 'statue.no-circle lets every manBuilding pass',
    why: 'the university offers nobody for a building without a circle: it is not asked',
  },
  {
    effect: 'building.church.powers.buildPoints.0 is 1',
    why: 'columns are counted from 1',
  },
  {
    effect: 'hacienda.pile lets every drawTile pass',
    group: 'refusing rules, 2 seats',
    why: 'of 35 plantations 24 find room on two islands and 3 lie face up: the pile can be refilled',
  },
  {
    effect: 'five seats.vp is 127',
    why: 'the option setup.vp5p tells the points of five seats',
  },
  ...['never', 'always'].map((when) => ({
    effect: `info.vpHidden is ${when} true`,
    why: 'it changes what a seat sees, not what happens: view.test.ts',
  })),
]

/** What is removed from Puerto Rico, and what cannot be noticed of it. */
export const mutation: Mutation<PuertoRico> = {
  definition: puertoRico,
  groups: GROUPS,
  unseen: UNSEEN,
}
