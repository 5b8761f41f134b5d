/** Games kept while points could be declined with expansions alone, told as they are now. */
import * as v from 'valibot'

const MOVED = 'points.declinable'

const some = v.looseObject({})
const moved = v.looseObject({ [MOVED]: v.boolean() })
const position = v.looseObject({
  options: some,
  phase: some,
  expansions: v.looseObject({
    options: moved,
    phase: v.looseObject({ due: v.optional(v.unknown()) }),
  }),
})
const setup = v.looseObject({ options: some, expansionOptions: moved })

/** A kept position; anything else as it is. */
export function keptPosition(input: unknown): unknown {
  if (!v.is(position, input)) return input
  const { options, phase, expansions } = input
  const { [MOVED]: value, ...rest } = expansions.options
  const { due, ...others } = expansions.phase
  return {
    ...input,
    options: { ...options, [MOVED]: value },
    phase: { ...phase, due },
    expansions: { ...expansions, options: rest, phase: others },
  }
}

/** What a kept game was dealt from; anything else as it is. */
export function keptSetup(input: unknown): unknown {
  if (!v.is(setup, input)) return input
  const { [MOVED]: value, ...rest } = input.expansionOptions
  return { ...input, options: { ...input.options, [MOVED]: value }, expansionOptions: rest }
}
