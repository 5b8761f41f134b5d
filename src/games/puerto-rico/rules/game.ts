import * as v from 'valibot'
import { makeGame } from '../../../engine/game.ts'
import { compileStepper } from '../../../engine/stepper.ts'
import { ACTS } from './acts.ts'
import { chart } from './chart.ts'
import { type Move, moveSchema } from './moves.ts'
import type { Place, Sink, Token } from './notes.ts'
import type { RuleId } from './rule-ids.ts'
import { guards, steps } from './sequence.ts'
import { copyState, type Position } from './state.ts'

const stepper = compileStepper<Position, Move, Sink, keyof typeof ACTS, string, string>(chart, {
  guards: { ...guards, legal: () => true },
  steps: { ...steps, play: (state, note, move) => ACTS[move.do].play(state, move, note) },
})

const schemas = new Map<unknown, (typeof moveSchema.options)[number]>(
  moveSchema.options.map((schema) => [schema.entries.do.literal, schema]),
)

/** A move of the right shape, or null. Its kind names its schema, so the others need not be tried. */
export function parseMove(input: unknown): Move | null {
  const schema = schemas.get((input as { do?: unknown } | null | undefined)?.do)
  const parsed = schema && v.safeParse(schema, input)
  return parsed?.success ? parsed.output : null
}

/** Puerto Rico: judge, list, advance and bulk play. */
export const game = makeGame<Position, Move, RuleId, Token, Place>({
  acts: ACTS,
  stepper,
  parseMove,
  copy: copyState,
})
