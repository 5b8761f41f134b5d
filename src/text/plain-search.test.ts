import { expect, test } from 'vitest'
import { searching } from './plain-search.ts'

const lexicon = {
  has: (key: string) => key === 'wharf',
  nearest: (key: string, slips: number) => (key === 'wahrf' && slips === 1 ? 'wharf' : null),
}
const asked = (query: string) => searching.askedWords(query, lexicon).map(({ text }) => text)

test('words stand as they are, numbers of rules whole', () => {
  expect(searching.words('Load 6.8, twice.').map(({ text, at }) => [text, at])).toEqual([
    ['load', 0],
    ['6.8', 5],
    ['twice', 10],
  ])
})

test('a slip in a letter is put right, a short or an unknown word left', () => {
  expect(asked('Wharf')).toEqual(['wharf'])
  expect(asked('wahrf')).toEqual(['wharf'])
  expect(asked('of barges')).toEqual(['of', 'barges'])
})
