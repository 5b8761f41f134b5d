import { openingOf } from '../../../../ui/referee/opening.ts'
import { leHavre } from '../../definition.ts'
import { shapedAs } from '../../rules/position.ts'

/** How questions about Le Havre are opened. */
export const opening = openingOf({
  gameDefinition: leHavre,
  keptDraftFrom: shapedAs,
  async loadReading() {
    const [line, { vocabulary }] = await Promise.all([
      import('../../scenario/line/line.ts'),
      import('../../words/keys.ts'),
    ])
    return { line, vocabulary }
  },
})
