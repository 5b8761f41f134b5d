import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { DEFAULT_OPTIONS, OPTION_IDS, OPTION_VALUES } from '../rules/options.ts'
import { OptionLine } from './OptionLine.tsx'

test('options at their defaults are not spoken of', () => {
  expect(renderToString(<OptionLine options={DEFAULT_OPTIONS} />)).toBe('')
})

test('each that was changed is named, with a link to what it means', () => {
  for (const id of OPTION_IDS) {
    const options = { ...DEFAULT_OPTIONS, [id]: OPTION_VALUES[id][1] }
    const line = renderToString(<OptionLine options={options} />)
    expect(line).toContain(`href="/le-havre/rules/options/#${id}"`)
    expect(line.match(/<a /g)).toHaveLength(1)
  }
})
