/** Every effect of the rules, and those whose absence no scenario notices. */

import type { NamedScenario } from '../../../../scenario/files.ts'
import { RULES } from '../../rules/rule-ids.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { ADDED_EFFECTS } from './added.ts'
import { type Effect, fails } from './effect.ts'
import { DEALT, OPTIONS, POWERS, PRINTED } from './figures.ts'
import { dealing, granting, SCORING } from './granting.ts'
import { REFUSING, REFUSING_RULES } from './refusing.ts'

/** Effects, with the numbers of seats whose scenarios have to notice them. */
export interface Group {
  name: string
  seats: readonly number[]
  effects: readonly Effect[]
  /** Only scenarios of games with an expansion have to notice them. */
  isAdded?: true
}

const ALL = [2, 3, 4, 5]
const GRANTING: readonly Effect[] = RULES.filter(
  (rule) => !REFUSING_RULES.has(rule) && !/^(setup|score)\.|\.bonus$/.test(rule),
).map(granting)
const DEALING = RULES.filter((rule) => rule.startsWith('setup.')).map(dealing)

/** A two-player game and one of more seats each have scenarios of their own for all that the rules do. */
const BASE_GROUPS: readonly Group[] = [
  ...[[2], [3, 4, 5]].flatMap((seats): Group[] => [
    { name: 'refusing rules', seats, effects: REFUSING },
    { name: 'granting rules', seats, effects: [...GRANTING, ...DEALING, ...SCORING] },
    { name: 'powers of buildings', seats, effects: POWERS },
  ]),
  { name: 'options', seats: ALL, effects: OPTIONS },
  { name: 'printed figures', seats: ALL, effects: PRINTED },
  ...ALL.map((seats) => ({
    name: 'figures of the deal',
    seats: [seats],
    effects: DEALT[seats] ?? [],
  })),
]

export const GROUPS: readonly Group[] = [
  ...BASE_GROUPS,
  ...Object.entries(ADDED_EFFECTS).map(([name, effects]) => ({
    name,
    seats: ALL,
    effects,
    isAdded: true as const,
  })),
]

/** Effects that no scenario can show, each with the reason. */
export const UNSEEN: readonly { effect: string; seats: readonly number[]; why: string }[] = [
  {
    effect: 'statue.no-circle lets every manBuilding pass',
    seats: ALL,
    why: 'the university offers nobody for a building without a circle: it is not asked',
  },
  {
    effect: 'building.church.powers.buildPoints.0 is 1',
    seats: ALL,
    why: 'columns are counted from 1',
  },
  {
    effect: 'hacienda.pile lets every drawTile pass',
    seats: [2],
    why: 'of 35 plantations 24 find room on two islands and 3 lie face up: the pile can be refilled',
  },
  {
    effect: 'five seats.vp is 127',
    seats: [5],
    why: 'the option setup.vp5p tells the points of five seats',
  },
  {
    effect: 'five seats.prospectors is 3',
    seats: [5],
    why: 'there are two prospector tiles in all',
  },
  ...['never', 'always'].map((when) => ({
    effect: `info.vpHidden is ${when} true`,
    seats: ALL,
    why: 'it changes what a seat sees, not what happens: view.test.ts',
  })),
]

/** The reason why a surviving effect of a group cannot be seen, where there is one. */
export function reasonOf({ name }: Effect, { seats }: Group): string | undefined {
  return UNSEEN.find(({ effect, ...at }) => effect === name && at.seats.join() === seats.join())
    ?.why
}

/** The effects of a group that may vanish without a scenario failing. Throws where one fails as things are. */
export function survivorsOf(
  group: Group,
  scenarios: readonly NamedScenario<PuertoRico>[],
): Effect[] {
  const failing = scenarios.find(({ source }) => fails(source))
  if (failing) throw new Error(`${failing.id} fails by itself: see npm run -s scenarios`)
  const own = scenarios.filter(
    ({ source: { game } }) =>
      group.seats.includes(game?.seats ?? 2) && (!group.isAdded || game?.expansions),
  )
  return group.effects.filter((effect) => !own.some(({ source }) => effect.fails(source)))
}
