/** The set-up of a game as it is laid out, step by step. */
import type { RuleId } from '../rules/rule-ids.ts'
import type { State } from '../rules/state.ts'
import { each, TILES } from '../rules/vocabulary.ts'
import type { SharedPart } from './figure-parts.ts'

interface DealStep {
  id: string
  /** Parts of the table that come with it. */
  parts: readonly SharedPart[]
  rules: readonly RuleId[]
}

const step = <const Id extends string>(
  id: Id,
  parts: DealStep['parts'] = [],
  rules: DealStep['rules'] = [],
) => ({ id, parts, rules })

/** In the order in which a table is set up. */
export const DEAL = [
  step('buildings'),
  step('boards'),
  step('governor'),
  step('start', [], ['setup.coins', 'setup.plantation']),
  step('plantations', ['plantations'], ['setup.display']),
  step('supply', ['supply']),
  step('colonists', ['market'], ['setup.market']),
  step('harbour', ['ships', 'house']),
  step('roles', ['roles']),
] as const

const after = (id: (typeof DEAL)[number]['id'], steps: number): boolean =>
  DEAL.findIndex((one) => one.id === id) < steps

/** Parts of the table that have not come after so many steps. */
export const undealt = (steps: number): SharedPart[] =>
  DEAL.slice(steps).flatMap((one) => one.parts)

/** The boards after so many steps of the set-up that has led to `dealt`. */
export function dealtAfter(dealt: State, steps: number): State {
  const bare = { coins: 0, tiles: each(TILES, () => 0) }
  return {
    ...dealt,
    governor: after('governor', steps) ? dealt.governor : -1,
    players: after('start', steps)
      ? dealt.players
      : dealt.players.map((player) => ({ ...player, ...bare })),
  }
}
