import { expect, test } from 'vitest'
import { OPTION_IDS } from '../rules/options.ts'
import { placeOf, RULES } from '../rules/rule-ids.ts'
import { askedCases, caseOf } from './cases.ts'
import { idsIn, readPages, withoutParagraph } from './pages.ts'

const pages = readPages()

test('every rule stands once, on the page of its chapter, and every building once', () => {
  expect(pages.length).toBeGreaterThan(15)
  expect(withoutParagraph(pages)).toEqual([])
})

test('the rules of a page stand in the order of their numbers', () => {
  // What has no number among those of the chapters, as a move that is none, stands before them.
  for (const { page, text } of pages) {
    const numbers = idsIn('Rule', text)
      .flatMap((id) => RULES.filter((rule) => rule === id))
      .map(placeOf)
      .filter((number) => /^\d/.test(number))
    const inOrder = numbers.toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    )
    expect(numbers, page).toEqual(inOrder)
  }
})

test('what is told nowhere, twice or on another page is found', () => {
  const moved = pages.map(({ page, text }) => ({ page: page === 'buy' ? 'sell' : page, text }))
  expect(withoutParagraph(moved)).toEqual(expect.arrayContaining(['buy.price']))
  expect(
    withoutParagraph([...pages, ...pages.filter(({ page }) => page === 'standard-buildings')]),
  ).toEqual(expect.arrayContaining(['dock']))
  expect(withoutParagraph([])).toContain('zoo')
})

test('the case of a rule is about it, and comes out as it says', async () => {
  const shown = await caseOf('pay.no-superfluous-token')
  expect(shown?.rules[0]).toBe('pay.no-superfluous-token')
  expect(shown?.run.failures).toEqual([])
  expect(shown?.run.steps[0]?.broken).toContain('pay.no-superfluous-token')
})

test('every option stands once on their page, with a case of its own', () => {
  const { text = '' } = pages.find(({ page }) => page === 'options') ?? {}
  const shown = Array.from(text.matchAll(/<Option id="([^"]*)" cases=\{\["([^"]*)"\]\}/g))
  expect(shown.map(([, id]) => id).sort()).toEqual([...OPTION_IDS].sort())
  const asked = new Set(askedCases().map(({ id }) => id))
  expect(shown.filter(([, , one = '']) => !asked.has(one))).toEqual([])
})
