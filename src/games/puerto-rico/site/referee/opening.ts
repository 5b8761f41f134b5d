import type { Vocabulary } from '../../../../scenario/vocabulary.ts'
import { openingOf } from '../../../../ui/referee/opening.ts'
import { puertoRico } from '../../definition.ts'
import { keptDraftFrom } from '../../scenario/read-position.ts'
import { loadExpansions } from '../play/with-expansions.ts'

/** Whether what is told may speak of an expansion. YAML has no quotes around its keys, which may be words; a line begins with its table. */
function mayExpand(source: string, vocabulary: Vocabulary = new Map()): boolean {
  const text = source.replace(/\s/g, '')
  const names = ['expansions', ...wordsOf(vocabulary, 'expansions')]
  return /^(?:2|c\d)x[bn]/.test(text) || names.some((name) => text.includes(name))
}

const wordsOf = (vocabulary: Vocabulary, id: string): string[] =>
  [...vocabulary].flatMap(([word, ids]) => (ids.includes(id) ? [word] : []))

/** How questions about Puerto Rico are opened. */
export const opening = openingOf({
  gameDefinition: puertoRico,
  prepare: async (source, vocabulary) => mayExpand(source, vocabulary) && loadExpansions(),
  keptDraftFrom,
  async loadReading() {
    const [line, { vocabulary }] = await Promise.all([
      import('../../scenario/line/read-line.ts'),
      import('../../words/keys.ts'),
    ])
    return { line, vocabulary }
  },
})
