/** Effects of the rules, and those whose absence no scenario notices. */

import type { ScenarioGame, ScenarioTypes } from '../definition.ts'
import type { NamedScenario } from '../files.ts'
import type { ScenarioSource } from '../schema.ts'
import { type Effect, failsBy } from './effect.ts'

/** Effects that some of the scenarios have to notice. */
export interface Group<G extends ScenarioTypes> {
  name: string
  effects: readonly Effect<G>[]
  /** Whether a scenario is one of those; all are where it is not told. */
  asks?: (source: ScenarioSource<G>) => boolean
}

/** An effect that no scenario can show, with the reason. */
export interface Unseen {
  effect: string
  /** The group, where the effect is in several. */
  group?: string
  why: string
}

/** What is removed from a game, and what cannot be noticed of it. */
export interface Mutation<G extends ScenarioTypes> {
  definition: ScenarioGame<G>
  groups: readonly Group<G>[]
  unseen: readonly Unseen[]
}

const isOf = <G extends ScenarioTypes>({ name }: Group<G>, { group }: Unseen): boolean =>
  group === undefined || group === name

/** What a group cannot show, by the names of its effects. */
export const unseenOf = <G extends ScenarioTypes>(
  { unseen }: Mutation<G>,
  group: Group<G>,
): Unseen[] =>
  group.effects.flatMap(({ name }) =>
    unseen.filter((one) => one.effect === name && isOf(group, one)).slice(0, 1),
  )

/** Lists of scenarios that all pass as things are. */
const sound = new WeakSet<readonly unknown[]>()

/** The effects of a group that may vanish without a scenario failing. Throws where one fails as things are. */
export function survivorsOf<G extends ScenarioTypes>(
  definition: ScenarioGame<G>,
  { effects, asks = () => true }: Group<G>,
  scenarios: readonly NamedScenario<G>[],
): Effect<G>[] {
  const fails = failsBy(definition)
  if (!sound.has(scenarios)) {
    const failing = scenarios.find(({ source }) => fails(source))
    if (failing) throw new Error(`${failing.id} fails by itself: see npm run -s scenarios`)
    sound.add(scenarios)
  }
  const asked = scenarios
    .filter(({ source }) => asks(source))
    .map(({ source }) => ({ source, words: wordsOf(JSON.stringify(source)) }))
  return effects.filter((effect) => {
    const named = wordsOf(effect.name)
    const sharing = ({ words }: { words: ReadonlySet<string> }): number =>
      named.intersection(words).size
    // Those that name what the effect is about are the likeliest to notice.
    return !asked
      .map((one) => ({ ...one, shared: sharing(one) }))
      .sort((one, other) => other.shared - one.shared)
      .some(({ source }) => effect.noticed(source, fails))
  })
}

const wordsOf = (text: string): Set<string> => new Set(text.match(/[a-zA-Z]{3,}/g) ?? [])
