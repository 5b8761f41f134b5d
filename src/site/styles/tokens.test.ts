import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Each colour token in light and dark, as it stands in the sheet. */
const css = readFileSync('src/site/styles/tokens.css', 'utf8')
const COLOUR = /--([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g
const tokens = new Map(
  Array.from(css.matchAll(COLOUR), ([, name = '', light, dark, both = '']) => [
    name,
    { light: light ?? both, dark: dark ?? both },
  ]),
)

type Scheme = 'light' | 'dark'

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two tokens by WCAG 2, from 1 to 21. */
function contrast(name: string, ground: string, scheme: Scheme): number {
  const [a, b] = [name, ground].map((token) => {
    const colour = tokens.get(token)
    if (!colour) throw new RangeError(`no colour --${token}`)
    return luminance(colour[scheme])
  }) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const GOODS = ['corn', 'fruit', 'sugar', 'tobacco', 'coffee', 'stone', 'coin', 'chip']

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(['paper', 'board', 'well', 'table'])('text is read on %s', (ground) => {
    expect(contrast('ink', ground, scheme)).toBeGreaterThanOrEqual(11)
    for (const name of ['ink-soft', 'sea', 'brass', 'no', 'may'])
      expect(contrast(name, ground, scheme)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('line-strong', ground, scheme)).toBeGreaterThanOrEqual(3)
  })
  test('text is read on tinted grounds', () => {
    for (const [name, ground] of [
      ['sea-ink', 'sea'],
      ['sea', 'sea-low'],
      ['may', 'may-low'],
      ['no', 'no-low'],
      ['ink-soft', 'water'],
    ] as const)
      expect(contrast(name, ground, scheme)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(GOODS)('%s: its edge on a board and on water', (piece) => {
    expect(contrast(`${piece}-edge`, 'board', scheme)).toBeGreaterThanOrEqual(3)
    expect(contrast(`${piece}-edge`, 'water', scheme)).toBeGreaterThanOrEqual(3)
  })
})
