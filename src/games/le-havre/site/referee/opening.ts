import { openingOf } from '../../../../ui/referee/opening.ts'
import { leHavre } from '../../definition.ts'
import { shapedAs } from '../../rules/position.ts'

/** How questions about Le Havre are opened. */
export const opening = openingOf({
  gameDefinition: leHavre,
  keptDraftFrom: shapedAs,
  loadReading: async () => ({ vocabulary: (await import('../../words/keys.ts')).vocabulary }),
})
