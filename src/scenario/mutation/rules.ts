/** The rules of a game, each without what it refuses or grants. */
import { refusalsOf } from '../../engine/move-definition.ts'
import type { EventOf, GameTypes, MoveDefinitionOf, RuleOf } from '../../engine/types.ts'
import type { ScenarioGame, ScenarioTypes } from '../definition.ts'
import { type Effect, effect, replaced } from './effect.ts'

/** The rules that any game has about a move as such. */
const TURN_RULES = ['turn.form', 'turn.seat', 'turn.phase'] as const

type Definitions<G extends GameTypes> = Readonly<Record<string, MoveDefinitionOf<G> | undefined>>

const checksOf = <G extends GameTypes>(definitions: Definitions<G>) =>
  Object.entries(definitions).flatMap(([kind, definition]) =>
    definition ? refusalsOf(definition).map((check) => ({ kind, check })) : [],
  )

/** Each check of the move definitions keeps everything. */
export const lax = <G extends ScenarioTypes>(
  definitions: Definitions<G>,
  asked: (rule: RuleOf<G>) => boolean = () => true,
): Effect<G>[] =>
  checksOf(definitions).flatMap(({ kind, check }) =>
    asked(check.rule)
      ? [
          effect<G>(`${check.rule} lets every ${kind} pass`, () =>
            replaced(check, 'keeps', () => true),
          ),
        ]
      : [],
  )

/** The rules that refuse, each once. */
export const refusingRules = <G extends GameTypes>(
  definitions: Definitions<G>,
): ReadonlySet<RuleOf<G>> =>
  new Set([...TURN_RULES, ...checksOf(definitions).map(({ check }) => check.rule)])

/** A move that only a rule of turns refuses is taken for one that changes nothing. */
export const anyTurn = <G extends ScenarioTypes>({ game }: ScenarioGame<G>): Effect<G>[] =>
  TURN_RULES.map((rule) =>
    effect(`${rule} lets every move pass`, () => {
      const { applyMove } = game
      return replaced(game, 'applyMove', (before, input) => {
        const result = applyMove(before, input)
        if (result.ok) return result
        const broken = result.broken.filter((other) => other !== rule)
        return broken.length > 0
          ? { ok: false, broken }
          : { ok: true, position: before, events: [] }
      })
    }),
  )

/** Takes back on a position what an event tells; `before` is the position that the move was made on. */
export type Undo<G extends GameTypes> = (
  position: G['Position'],
  event: EventOf<G>,
  before: G['Position'],
) => void

/** The rule grants nothing: whatever its events tell has not happened, and they fall silent. */
export const granting = <G extends ScenarioTypes>(
  { game }: ScenarioGame<G>,
  rule: RuleOf<G>,
  undo: Undo<G>,
): Effect<G> =>
  effect(`${rule} grants nothing`, () => {
    const { applyMove } = game
    return replaced(game, 'applyMove', (before, input) => {
      const result = applyMove(before, input)
      if (!result.ok) return result
      const position = game.parts.copy(result.position)
      for (const event of result.events) if (event.rule === rule) undo(position, event, before)
      return { ...result, position, events: result.events.filter((event) => event.rule !== rule) }
    })
  })

/** The same for a rule of the deal. */
export const dealing = <G extends ScenarioTypes>(
  { scenario }: ScenarioGame<G>,
  rule: RuleOf<G>,
  undo: Undo<G>,
): Effect<G> =>
  effect(`${rule} deals nothing`, () => {
    const { positionFrom } = scenario
    return replaced(scenario, 'positionFrom', (start, heard) => {
      const events: EventOf<G>[] = []
      const built = positionFrom(start, (of, seat, token, count, from, to) => {
        events.push({ rule: of, seat, token, count, from, to })
        heard?.(of, seat, token, count, from, to)
      })
      if (built.ok)
        for (const event of events) if (event.rule === rule) undo(built.value, event, built.value)
      return built
    })
  })
