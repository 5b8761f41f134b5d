/** Every path that a group of modules names is there: a file that is renamed would leave its group without a word. */
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/games/ids.ts'
import { REGISTRY } from '../../src/games/registry.ts'
import { SHARED_CHUNKS } from './shared-chunks.ts'

/** Where the piece of a pattern ends that begins at `from`: a class, a group, or one letter. */
function endOf(source: string, from: number): number {
  if (source[from] === '\\') return from + 2
  if (source[from] === '[') return source.indexOf(']', from) + 1
  if (source[from] !== '(') return from + 1
  let at = from + 1
  while (source[at] !== ')') at = endOf(source, at)
  return at + 1
}

/** A pattern with each choice between its alternatives made: `a(?:b|c)?` gives `ab`, `ac` and `a`. */
function alternatives(source: string): string[] {
  const chosen: string[] = []
  let open = ['']
  for (let at = 0; at < source.length; ) {
    const end = endOf(source, at)
    const piece = source.slice(at, end)
    at = end
    if (piece === '|') {
      chosen.push(...open)
      open = ['']
      continue
    }
    const inner = /^\((?:\?:)?(?!\?)(.*)\)$/.exec(piece)?.[1]
    const choices = inner === undefined ? [piece] : alternatives(inner)
    if (inner !== undefined && source[at] === '?') {
      choices.push('')
      at++
    }
    open = open.flatMap((before) => choices.map((choice) => before + choice))
  }
  return [...chosen, ...open]
}

test('the choices of a pattern are told one by one', () => {
  expect(alternatives(String.raw`a\/(?:b|c(?:d)?)\.tsx?|(?!f|g)h[(|]`)).toEqual([
    String.raw`a\/b\.tsx?`,
    String.raw`a\/cd\.tsx?`,
    String.raw`a\/c\.tsx?`,
    '(?!f|g)h[(|]',
  ])
})

const files = globSync([
  'src/**/*.{ts,tsx,css}',
  'node_modules/{preact,valibot,@astrojs/preact}/**/*.{js,mjs}',
]).map((path) => `/${path}`)

/** What the bundler makes itself lies in no file. */
const MADE = new Set(['preload-helper'])

const patterns = [
  ...SHARED_CHUNKS.map(({ name, test }) => ({ name, source: test.source, below: '' })),
  ...GAMES.flatMap((id) =>
    REGISTRY[id].chunks.map(({ name, of }) => ({
      name,
      source: of.source,
      below: `/games/${id}/`,
    })),
  ),
]

test.each(patterns)('every path of the group $name is there', ({ source, below }) => {
  // What a group leaves out has to be there too.
  const choices = [source, source.replaceAll('(?!', '(?:')].flatMap(alternatives)
  const missing = choices.filter((choice) => {
    const path = new RegExp(below + choice)
    return !MADE.has(choice) && !files.some((file) => path.test(file))
  })
  expect(missing).toEqual([])
})
