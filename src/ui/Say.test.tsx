import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import '../games/puerto-rico/words/names.ts'
import { parse } from '../text/markup.ts'
import { SayExplained } from './Say.tsx'

const rendered = (text: string) => renderToString(<SayExplained of={parse(text)} />)

test('a term opens its explanation once, and what hangs on it stays on its line', () => {
  const html = rendered('[[house]]에는 [[house|이]] 있어요.')
  expect(html.match(/popovertarget="gloss-house"/g)).toHaveLength(1)
  expect(html).toMatch(/<\/button>에는<\/span> /)
  expect(html.replace(/<[^>]*hidden>[^<]*<\/span>/g, '').replace(/<[^>]*>/g, '')).toMatch(
    /^\S+에는 \S+ 있어요\.$/,
  )
})

test('its particle hangs on it too, outside of what is pressed', () => {
  expect(rendered('[[doubloon|을]] 받아요.')).toMatch(/<\/button>.*을.*<\/span>/)
  expect(rendered('[[doubloon|을]] 받아요.').replace(/<[^>]*>/g, '')).toMatch(/받아요\.$/)
})
