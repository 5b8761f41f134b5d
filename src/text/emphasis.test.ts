import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Stars that Markdown leaves as they are: after a bracket or other mark they close nothing where a letter follows, and
 * before one they open nothing where a letter stands before.
 */
const isLiteral = (line: string): boolean =>
  Array.from(line.matchAll(/(?<=(.?))\*\*([^*]+)\*\*(?=(.?))/gu)).some(
    ([, before = '', inner = '', after = '']) =>
      (/[\p{P}\p{S}]$/u.test(inner) && /[\p{L}\p{N}]/u.test(after)) ||
      (/^[\p{P}\p{S}]/u.test(inner) && /[\p{L}\p{N}]/u.test(before)),
  )

test('stars that Markdown would leave standing are found', () => {
  expect(isLiteral('**全員の[[circle]]**を数える')).toBe(true)
  expect(isLiteral('**全員の空き**を数える。**모두.** 받는다')).toBe(false)
})

test('no page shows stars', () => {
  const files = globSync('content/**/*.{md,mdx}')
  expect(files.length).toBeGreaterThan(80)
  const shown = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(isLiteral)
      .map((line) => `${file}: ${line}`),
  )
  expect(shown).toEqual([])
})

test('no count is a nought or a ten with the counter of small numbers', () => {
  const files = globSync('content/**/{ja,words/ja}/**/*.{md,mdx,yaml}')
  const counted = files.flatMap(
    (file) =>
      readFileSync(file, 'utf8')
        .match(/(?<![\d.])(?:0|10)つ/g)
        ?.map((word) => `${file}: ${word}`) ?? [],
  )
  expect(counted).toEqual([])
})

test('no sentence that a program makes shows stars or has a count with the counter of others', () => {
  const files = globSync('content/**/{ko,ja,en}/{rules.yaml,messages/*.yaml}')
  expect(files.length).toBeGreaterThan(70)
  const wrong = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#') && line.includes('{'))
      .flatMap((line) =>
        [0, 1, 2, 10].map((count) => line.replace(/\{\w+(\|[^}]*)?\}/g, `${count}`)),
      )
      .filter((made) => /(?<![\d.])(?:0|10)つ|\*\*/.test(made))
      .map((made) => `${file}: ${made}`),
  )
  expect(wrong).toEqual([])
})

test('no count of a Japanese message stands without its counter before のうち', () => {
  const files = globSync('content/**/ja/messages/*.yaml')
  const bare = files.flatMap((file) => readFileSync(file, 'utf8').match(/.*\}のうち.*/g) ?? [])
  expect(files.length).toBeGreaterThan(20)
  expect(bare).toEqual([])
})
