import renderToString from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { unpack } from '../figure/pack.ts'
import { game } from '../rules/game.ts'
import { countersOf } from '../table/counting.ts'
import { ReckonLive } from './ReckonLive.tsx'
import { RECKONING_IDS, reckoning } from './reckonings.ts'

test.each(RECKONING_IDS)('%s asks for numbers at every choice', (id) => {
  const { start, choices } = reckoning(id)
  const begun = unpack(start)
  for (const position of choices.length > 0 ? choices.map(applied) : [begun])
    expect(countersOf(position).length).toBeGreaterThan(0)

  function applied(move: (typeof choices)[number]) {
    const next = game.applyMove(begun, move)
    if (!next.ok) throw new Error(next.broken.join())
    return next.position
  }
})

test('a reckoning is drawn with what is owed and what comes of the proposed numbers', () => {
  const html = renderToString(<ReckonLive label="에너지" {...reckoning('energy')} />)
  expect(html).toMatch(/aria-pressed="true"[^>]*>.*?1/)
  expect(html).toContain('role="status"')
  expect(html).toContain('class="counter"')
})
