import renderToString from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { figureOf } from '../figure/frames.ts'
import { pack } from '../figure/pack.ts'
import { cardsOf } from '../referee/edits.ts'
import { scoreOf } from '../rules/scoring.ts'
import { playerAt } from '../rules/state.ts'
import { ScoreBoardLive } from './ScoreBoardLive.tsx'
import { cardsIn, changeAt, changed, SEAT } from './wealth.ts'

const { start } = figureOf({ scenario: 'figures/wealth-of-every-kind', show: 'score:A' })
const total = (position: typeof start): number => scoreOf(position, SEAT).total

/** The board after a tap, which must do something. */
function tapped(tool: 'add' | 'remove', key: string, seat?: number, position = start) {
  const change = changeAt(position, tool, key, seat)
  if (!change) throw new Error(`${tool} ${key} changes nothing`)
  return changed(position, change)
}

test('a card that leaves takes along what another adds for it', () => {
  expect(total(tapped('remove', 'card:wharf1'))).toBe(total(start) - 14 - 3)
  expect(total(tapped('remove', 'card:noemi'))).toBe(total(start) - 4)
})

test('francs come in handfuls, loans weigh, goods are worth nothing before the Storehouse', () => {
  expect(total(tapped('add', 'item:franc', SEAT))).toBe(total(start) + 5)
  expect(total(tapped('add', 'loan', SEAT))).toBe(total(start) - 7)
  expect(total(tapped('add', 'item:steel'))).toBe(total(start))
  const stored = tapped('add', 'card:storehouse')
  expect(total(stored)).toBe(total(start) + 4 + 2 + 4)
  expect(total(tapped('add', 'item:steel', undefined, stored))).toBe(total(stored) + 1)
})

test('nothing falls below nothing, and nobody has a card twice', () => {
  const free = tapped('remove', 'loan', SEAT)
  expect(changeAt(free, 'remove', 'loan', SEAT)).toBeNull()
  expect(changeAt(start, 'remove', 'item:fish', SEAT)).not.toBeNull()
  expect(changeAt(start, 'remove', 'item:wood', SEAT)).toBeNull()
  expect(changeAt(start, 'add', 'card:bank', SEAT)).toBeNull()
})

test('every card of the game can be had', () => {
  const cards = cardsOf(start)
  const all = cards
    .filter((card) => !cardsIn(playerAt(start, SEAT)).includes(card))
    .reduce((position, card) => tapped('add', `card:${card}`, undefined, position), start)
  expect(new Set(cardsIn(playerAt(all, SEAT)))).toEqual(new Set(cards))
})

test('the board is drawn whole before it is touched', () => {
  const html = renderToString(<ScoreBoardLive start={pack(start)} cards={cardsOf(start)} />)
  expect(html).toContain('#loan.end-penalty')
  expect(html).toContain('data-key="card:storehouse"')
  expect(html).not.toContain('role="button"')
})
