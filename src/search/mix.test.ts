import { expect, test } from 'vitest'
import { searching } from '#language/search.ts'
import type { EntryKind } from './entry.ts'
import { mixed, type PartAnswer } from './mix.ts'

/** Names in capitals are of another game. */
const part = (kind: EntryKind, name: string, covered: number[], isNear = false): PartAnswer => ({
  entries: covered.map((_, id) => ({
    id,
    kind,
    href: `/${name === name.toLowerCase() ? 'own' : 'other'}/${name}${id}`,
    title: [name],
  })),
  covered,
  isNear,
  marking: { words: [], initials: null, language: searching },
  written: '',
})
const shown = (parts: PartAnswer[], isQuestion: boolean): string =>
  mixed(parts, isQuestion)
    .slice(0, 6)
    .map(({ entry }) => entry.href.split('/').at(-1))
    .join(' ')

test('a question has its best case first, and two among the first three; words have two among the first five', () => {
  const parts = [part('rule', 'r', [1, 1, 0.9, 0.8, 0.7]), part('case', 'c', [1, 0.8, 0.7])]
  expect(shown(parts, true)).toBe('c0 r0 c1 r1 r2 r3')
  expect(shown(parts, false)).toBe('r0 r1 c0 r2 c1 r3')
})

test('a case that answers little of the query stays where its part is', () => {
  const parts = [part('rule', 'r', [1, 1, 0.9]), part('case', 'c', [0.5, 0.4])]
  expect(shown(parts, true)).toBe('r0 r1 r2 c0 c1')
})

test('what only another game answers comes first, and nothing is shown twice', () => {
  const parts = [part('rule', 'r', [0.4, 0.3]), part('case', 'c', [0.3]), part('rule', 'O', [1, 1])]
  expect(shown(parts, false)).toBe('O0 r0 r1 c0 O1')
  const equal = [part('rule', 'r', [0.9]), part('rule', 'O', [1])]
  expect(shown(equal, false)).toBe('r0 O0')
})

test('a case of another game comes first only where it answers much more', () => {
  const rules = part('rule', 'r', [0.9])
  expect(shown([rules, part('case', 'c', [0.5]), part('case', 'K', [1])], true)).toBe('r0 c0 K0')
  expect(shown([part('rule', 'r', [0.6]), part('case', 'K', [1])], true)).toBe('K0 r0')
})

test('what is only near is shown where nothing else is', () => {
  const near = part('rule', 'n', [0, 0], true)
  expect(shown([near, part('case', 'c', [1])], false)).toBe('c0')
  expect(shown([near], false)).toBe('n0 n1')
})
