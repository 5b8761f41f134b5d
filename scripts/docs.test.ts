import { globSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { parseScenario } from '../src/scenario/parse.ts'
import { runScenario } from '../src/scenario/run.ts'
import { featureOf } from './games/ids.ts'

const files = globSync('{src,content,scripts,e2e,bench,docs,public}/**/*')
const known = new Set([...files, ...globSync('*')])
/** `PR` stands for the game's folder in docs/adding.md. */
const GAME = 'src/games/puerto-rico'

/** What a text names as a file or folder of the project and is none: a link from `file`, a path in backticks. */
function missing(file: string, text: string): string[] {
  const links = Array.from(text.matchAll(/\]\((?!https?:|\/|#)([^)#\s]+)/g), ([, to = '']) =>
    normalize(`${dirname(file)}/${to}`),
  )
  const paths = Array.from(
    text.matchAll(/`((?:src|content|scripts|e2e|bench|docs|public|PR)\/[^`\s<>*{}…]+)`/g),
    ([, path = '']) => path.replace(/^PR\//, `${GAME}/`),
  )
  const names = Array.from(text.matchAll(/`([\w.-]+\.(?:tsx?|astro))`/g), ([, name = '']) => name)
  return [
    ...[...links, ...paths].filter((path) => !known.has(path.replace(/\/$/, ''))),
    ...names.filter((name) => !files.some((path) => path.endsWith(`/${name}`)) && !known.has(name)),
  ]
}

test.each([
  ...globSync('docs/*.md'),
  'README.md',
  'README.ko.md',
  'CONTRIBUTING.md',
])('%s names files that exist', (file) => {
  expect(missing(file, readFileSync(file, 'utf8'))).toEqual([])
})

test.each([
  ['puerto-rico', 0],
  ['le-havre', 1],
] as const)('scenarios in docs/scenarios.md run: %s', async (game, part) => {
  const text = readFileSync('docs/scenarios.md', 'utf8').split('\n## Le Havre\n')[part] ?? ''
  const examples = text.match(/^ {4}rules: .*\n(?:(?: {4}.*)?\n)*/gm) ?? []
  expect(examples).not.toEqual([])
  const withRun = await featureOf(game, 'scenarios')
  withRun(({ definition }) => {
    for (const example of examples) {
      const parsed = parseScenario(definition, example.replace(/^ {4}/gm, ''))
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
      const { problems, failures } = runScenario(definition, parsed.source)
      expect([...problems, ...failures]).toEqual([])
    }
  })
})

test('comments name files that exist', () => {
  const broken = globSync('{src,scripts,e2e,bench}/**/*.{ts,tsx,astro,css}').flatMap((file) => {
    const comments = readFileSync(file, 'utf8').match(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? []
    return missing(file, comments.join('\n').replace(/\]\([^)]*\)/g, '')).map(
      (path) => `${file}: ${path}`,
    )
  })
  expect(broken).toEqual([])
})

test('the check finds a file that is not there', () => {
  expect(
    missing('docs/a.md', '[a](../src/none.ts) `scripts/none/` `none.test.ts` [b](#c)'),
  ).toEqual(['src/none.ts', 'scripts/none/', 'none.test.ts'])
})
