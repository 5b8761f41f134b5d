import { refusalsOf } from '../../../../engine/act.ts'
import { ACTS } from '../../rules/acts.ts'
import { game } from '../../rules/game.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import { type Effect, effect, replaced } from './effect.ts'

/** The rules that any game has about a move as such. */
export const TURN_RULES = ['turn.form', 'turn.seat', 'turn.phase'] as const

/** The checks of the base game. */
const checks = Object.entries(ACTS).flatMap(([kind, act]) =>
  refusalsOf(act).map((check) => ({ kind, check })),
)

/** The rules that refuse, each once. */
export const REFUSING_RULES: ReadonlySet<RuleId> = new Set([
  ...TURN_RULES,
  ...checks.map(({ check }) => check.rule),
])

/** A check of an act keeps everything. */
const lax: readonly Effect[] = checks.map(({ kind, check }) =>
  effect(`${check.rule} lets every ${kind} pass`, () => replaced(check, 'keeps', () => true)),
)

/** A move that only a rule of turns refuses is taken for one that changes nothing. */
const anyTurn: readonly Effect[] = TURN_RULES.map((rule) =>
  effect(`${rule} lets every move pass`, () => {
    const { advance } = game
    return replaced(game, 'advance', (before, input) => {
      const result = advance(before, input)
      if (result.ok) return result
      const broken = result.broken.filter((other) => other !== rule)
      return broken.length > 0 ? { ok: false, broken } : { ok: true, position: before, notes: [] }
    })
  }),
)

export const REFUSING: readonly Effect[] = [...lax, ...anyTurn]
