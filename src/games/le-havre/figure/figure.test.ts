import { expect, test } from 'vitest'
import { figuresIn } from '../../../ui/figure/check.ts'
import { shownOf } from '../reference/cases.ts'
import { readPages } from '../reference/pages.ts'
import { RULES } from '../rules/rule-ids.ts'
import { BUILDINGS } from '../rules/vocabulary.ts'
import { toText } from '../words/markup.ts'
import { describe } from './describe.ts'
import { figureOf } from './frames.ts'
import { pack, unpack } from './pack.ts'
import { PARTS } from './parts.ts'
import { sceneFiles, scenesIn } from './scene-files.ts'

const files = sceneFiles().map((name) => ({ name, scenes: Object.entries(scenesIn(name)) }))

test('every figure of the reference can be drawn', () => {
  const found = readPages().flatMap(({ page, text }) =>
    figuresIn(figureOf, text).map((figure) => ({ page, ...figure })),
  )
  expect(found.filter(({ wrong }) => wrong)).toEqual([])
})

test('every rule and every building has a scene', () => {
  expect(BUILDINGS.filter((id) => !shownOf(id))).toEqual([])
  expect(RULES.filter((id) => !shownOf(id))).toEqual([])
})

test('what a scene draws can be read, is said in words, and is the position once packed', () => {
  for (const { name, scenes } of files)
    for (const [scenario, { drawn }] of scenes) {
      const { parts, start } = figureOf({ scenario, show: drawn })
      expect(unpack(JSON.parse(JSON.stringify(pack(start)))), `${name} ${scenario}`).toEqual(start)
      for (const part of parts)
        expect(
          describe(part, start)
            .map((words) => toText(words))
            .join(' '),
          scenario,
        ).toMatch(/./)
    }
})

test('parts are told by name, one card by its own, a player’s with the seat', () => {
  expect(PARTS.read('offers, card.bakehouse,goods:B')).toEqual([
    { name: 'offers' },
    { name: 'card.bakehouse' },
    { name: 'goods', seat: 1 },
  ])
  expect(() => PARTS.read('card.castle')).toThrow(/castle/)
})
