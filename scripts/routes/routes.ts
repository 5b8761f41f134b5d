/**
 * The pages of the games: what a game puts into a kind of page lies in its `site/parts`, below the page's address, and
 * the shell of each kind in `src/site/kinds`. Each gets a route of its own, so that a page carries the sheets of its
 * game alone.
 */
import { globSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { GAMES, type GameId } from '../../src/games/ids.ts'
import { writeWhole } from '../write-whole.ts'

/** The kind of a part by its address. A page of no kind is whole by itself, and so is what answers with data. */
const KINDS: readonly (readonly [address: RegExp, kind: string])[] = [
  [/^index$/, 'home'],
  [/^play$/, 'play'],
  [/^score$/, 'score'],
  [/^referee\/index$/, 'referee'],
  [/^learn\/(?:index|\[\.\.\.map\])$/, 'course'],
  [/^learn\/\[chapter\]$/, 'lesson'],
  [/^chart$/, 'chart'],
  [/^coverage$/, 'coverage'],
  [/^puzzles\/(?:index|\[\.\.\.all\])$/, 'puzzles'],
  [/^puzzles\/own$/, 'own-problems'],
  [/^puzzles\/\[theme\]$/, 'puzzle'],
  [/^quiz\/(?:index|\[\.\.\.all\])$/, 'quiz'],
  [/^openings$/, 'openings'],
  [/^format$/, 'format'],
]

/** A page of a game: the file of its part, its address, and the text that joins part and shell, if it has a shell. */
interface Route {
  part: string
  pattern: string
  text: string | null
}

/** What joins a part with the shell of its kind. A part of several pages names them by its `paths`. */
function joined(part: string, kind: string, isOfSeveral: boolean): string {
  return [
    '---',
    `import Kind from '${kind}'`,
    `import Part, { page${isOfSeveral ? ', paths' : ''} } from '${part}'`,
    ...(isOfSeveral ? ['export const getStaticPaths = paths'] : []),
    `const shell = ${isOfSeveral ? 'page(Astro.props)' : 'page'}`,
    '---',
    '<Kind {...shell}><Part {...Astro.props} /></Kind>',
    '',
  ].join('\n')
}

/** The routes of a game, in the order of their files. */
export function routesOf(id: GameId): Route[] {
  const parts = `src/games/${id}/site/parts`
  return globSync('**/*.{astro,ts}', { cwd: parts })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const part = resolve(parts, file)
      const address = file.replace(/\.(?:astro|ts)$/, '')
      const pattern = `/${id}/${address}`.replace(/\/index$/, '')
      const kind = KINDS.find(([pattern]) => pattern.test(address))?.[1]
      const shell = kind && resolve(`src/site/kinds/${kind}.astro`)
      return { part, pattern, text: shell ? joined(part, shell, address.includes('[')) : null }
    })
}

/** Gives every page of every game its route. */
export const routes = (): AstroIntegration => ({
  name: 'routes',
  hooks: {
    'astro:config:setup'({ createCodegenDir, injectRoute }) {
      const folder = fileURLToPath(createCodegenDir())
      for (const { part, pattern, text } of GAMES.flatMap(routesOf)) {
        const entrypoint = text === null ? part : join(folder, `${pattern}.astro`)
        if (text !== null) {
          mkdirSync(dirname(entrypoint), { recursive: true })
          writeWhole(entrypoint, text)
        }
        injectRoute({ pattern, entrypoint, prerender: true })
      }
    },
  },
})
