import { openingOf } from '../../../../ui/referee/opening.ts'
import { puertoRico } from '../../plug.ts'
import { keptDraftFrom } from '../../scenario/read-position.ts'
import { loadExpansions } from '../play/with-expansions.ts'

/** How questions about Puerto Rico are opened. */
export const opening = openingOf({
  plug: puertoRico,
  // YAML has no quotes around its keys.
  prepare: async (told) => told.includes('expansions') && loadExpansions(),
  keptDraftFrom,
  async loadReading() {
    const [line, { vocabulary }] = await Promise.all([
      import('../../scenario/line/read-line.ts'),
      import('../../words/keys.ts'),
    ])
    return { line, vocabulary }
  },
})
