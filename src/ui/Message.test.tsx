import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import '../games/puerto-rico/words/names.ts'
import { parse } from '../text/markup.ts'
import { ExplainedMessage } from './Message.tsx'

const rendered = (text: string) => renderToString(<ExplainedMessage segments={parse(text)} />)

test('a term opens its explanation once, and what hangs on it stays on its line', () => {
  const html = rendered('[[house]]에는 [[house|이]] 있어요.')
  expect(html.match(/popovertarget="gloss-house"/g)).toHaveLength(1)
  expect(html).toMatch(/<\/button>에는<\/span> /)
  expect(html.replace(/<[^>]*hidden>[^<]*<\/span>/g, '').replace(/<[^>]*>/g, '')).toMatch(
    /^\S+에는 \S+ 있어요\.$/,
  )
})

test('the number before a term stays on its line, and nothing is lost', () => {
  const html = rendered(
    '나는 12[[doubloon|와]] 3[[doubloon|을]], [[house]] 2 [[quarry|을]] 받아요.',
  )
  expect(html).toMatch(/^나는 <span class="term">12<button/)
  expect(html).toMatch(/<span class="term">2 <button[^>]*gloss-quarry/)
  expect(html.replace(/<[^>]*hidden>[^<]*<\/span>/g, '').replace(/<[^>]*>/g, '')).toBe(
    '나는 12주화와 3주화를, 상점 2 채석장을 받아요.',
  )
})

test('its particle hangs on it too, outside of what is pressed', () => {
  expect(rendered('[[doubloon|을]] 받아요.')).toMatch(/<\/button>.*을.*<\/span>/)
  expect(rendered('[[doubloon|을]] 받아요.').replace(/<[^>]*>/g, '')).toMatch(/받아요\.$/)
})
