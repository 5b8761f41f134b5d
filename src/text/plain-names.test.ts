import { expect, test } from 'vitest'
import { RULE_WORDS } from './generated/rules.ts'
import { TERM_IDS, termOf } from './terms.ts'
import { writtenOut } from './written-out.ts'

test.each([
  ...Object.entries(RULE_WORDS).flatMap(([id, words]) =>
    Object.entries(words).map(([part, text]) => [`${id} ${part}`, text] as const),
  ),
  ...TERM_IDS.map((id) => [id, termOf(id).gloss] as const),
])('%s leaves no name of one set in the other', (_, text) => {
  expect(writtenOut(text)).toEqual([])
})

test('a name written out is found', () => {
  expect(writtenOut('[[colonist|을]] 인력 시장에 둔다')).toEqual(['인력 시장'])
})
