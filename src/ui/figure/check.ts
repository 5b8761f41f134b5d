/** Stops the build at a figure that cannot be drawn, and says in which file and line it stands. */
import type { Plugin } from 'vite'
import type { FigureSource } from './frames.ts'
import { FigureError } from './parts.ts'

/** What is drawn from a scenario. */
const TAG = /<(Figure|SetupWalk)\b/g
const WHOLE = /^<[A-Za-z]+((?:\s+[a-z]+(?:=(?:"[^"]*"|\{\d+\}))?)*)\s*\/>/
const ATTRIBUTE = /([a-z]+)(?:="([^"]*)"|=\{(\d+)\})?/g
const KNOWN = ['scenario', 'show', 'after', 'steps', 'may', 'caption']

function sourceOf(tag: string): FigureSource {
  const attributes = WHOLE.exec(tag)?.[1]
  if (attributes === undefined)
    throw new FigureError('Attributes are name="text", name={number} or name, and the end is />.')
  const given = new Map(
    Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', text, number]) => [
      name,
      text ?? number ?? '',
    ]),
  )
  const unknown = [...given.keys()].find((name) => !KNOWN.includes(name))
  if (unknown) throw new FigureError(`There is no attribute ${unknown}.`)
  const missing = ['scenario', 'show', 'caption'].find((name) => !given.get(name))
  if (missing) throw new FigureError(`${missing} is missing.`)
  return {
    scenario: given.get('scenario') ?? '',
    show: given.get('show') ?? '',
    after: given.has('after') ? Number(given.get('after')) : undefined,
    steps: given.has('steps'),
  }
}

interface Found {
  tag: string
  line: number
  source?: FigureSource
  /** Why it cannot be drawn. */
  wrong?: string
}

/** Makes a figure, or throws a FigureError. */
export type FigureMaker = (source: FigureSource) => unknown

/** Every figure of an MDX text. */
export function figuresIn(figureOf: FigureMaker, text: string): Found[] {
  return Array.from(text.matchAll(TAG), ({ 1: tag = '', index }) => {
    const line = text.slice(0, index).split('\n').length
    try {
      const source = sourceOf(text.slice(index))
      figureOf(source)
      return { tag, line, source }
    } catch (error) {
      if (!(error instanceof FigureError)) throw error
      return { tag, line, wrong: error.message }
    }
  })
}

/** Checks the figures of every MDX page before it is compiled; the reference of a game lies in `content/<game>/`. */
export function figures(makerOf: (game: string) => Promise<FigureMaker> | undefined): Plugin {
  return {
    name: 'figures',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(?:\?|$)/ },
      async handler(code, id) {
        const maker = await makerOf(/\/content\/([^/]+)\//.exec(id)?.[1] ?? '')
        const broken = maker && figuresIn(maker, code).find(({ wrong }) => wrong)
        if (broken) this.error(`${id.replace(/\?.*/, '')}:${broken.line}: ${broken.wrong}`)
        return null
      },
    },
  }
}
