/** Which texts each language has, and whether they were made from the original texts as those are now. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { GAMES } from '../../src/games/ids.ts'
import { REGISTRY } from '../../src/games/registry.ts'
import { LANGUAGES, type Language, ORIGINAL } from '../../src/text/languages.ts'

/** Folders of texts, each with the same files in every language. */
const ROOTS: readonly ((language: Language) => string)[] = [
  (language) => `content/site/${language}`,
  ...GAMES.flatMap((id) => [
    (language: Language) => `content/${id}/words/${language}`,
    (language: Language) => `content/${id}/reference/${language}`,
  ]),
]

/**
 * What each language has of its own, and no translation: how people ask, other names of a term, wrong answers to a question
 * that is a plain one in another language.
 */
const OWN_FILES =
  /^(?:spoken|search-phrases|search-pages|synonyms|readings|loanwords|queries)\.yaml$/
const OWN_KEYS: ReadonlySet<string> = new Set(['also', 'classic', '1897', 'mistakes'])

/** Games whose texts are served in the original until they are translated. */
const LATER = GAMES.filter((id) => REGISTRY[id].mayLackTexts).map((id) => `content/${id}/`)

/** Whether a language has to have a text before it is shown; the id begins with the text's folder. */
export const isNeeded = (id: string): boolean => !LATER.some((folder) => id.startsWith(folder))

type Texts = ReadonlyMap<string, string>

/** By the id of a text: the marks of the text it was made from, and of itself. */
type MadeFrom = Readonly<Record<string, string>>

const markOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Every text of a folder: 'terms/mayor/name' in terms.yaml, a page as a whole by its file. */
export function textsIn(folder: string): Texts {
  const texts = new Map<string, string>()
  const collect = (path: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(path, value)
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value))
        if (!OWN_KEYS.has(key)) collect(`${path}/${key}`, inner)
  }
  for (const name of globSync('**/*.{yaml,md,mdx}', { cwd: folder }).sort()) {
    if (OWN_FILES.test(name)) continue
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    if (name.endsWith('.yaml')) collect(name.replace(/\.yaml$/, ''), parse(text))
    else texts.set(name, text)
  }
  return texts
}

/** What of a translation is missing, made from a text that is another now, or of no text at all. */
interface Standing {
  texts: number
  missing: string[]
  stale: string[]
  leftOver: string[]
}

/** How a translation stands to its original. */
export function standingOf(original: Texts, own: Texts, from: MadeFrom): Standing {
  const ids = [...original.keys()]
  const isStale = (id: string): boolean =>
    own.has(id) && from[id]?.split(' ')[0] !== markOf(original.get(id) ?? '')
  return {
    texts: original.size,
    missing: ids.filter((id) => !own.has(id)),
    stale: ids.filter(isStale),
    leftOver: [...own.keys()].filter((id) => !original.has(id)),
  }
}

/**
 * The marks anew: a text that is new, was changed, or is named in `confirmed` was made from the
 * original as it is now; every other keeps its mark, however the original changed.
 */
export function renewed(
  original: Texts,
  own: Texts,
  from: MadeFrom,
  confirmed: readonly string[] = [],
): MadeFrom {
  return Object.fromEntries(
    [...own].flatMap(([id, text]) => {
      const source = original.get(id)
      if (source === undefined) return []
      const before = from[id]
      const stands = before?.split(' ')[1] === markOf(text) && !confirmed.includes(id)
      return [[id, stands && before ? before : `${markOf(source)} ${markOf(text)}`]]
    }),
  )
}

const fileOf = (folder: string): string => `${folder}/from.json`

function marksIn(folder: string): MadeFrom {
  const file = fileOf(folder)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Those of these ids that no text of the original has. */
export function unknownTexts(ids: readonly string[]): string[] {
  if (ids.length === 0) return []
  const known = new Set(ROOTS.flatMap((folderOf) => [...textsIn(folderOf(ORIGINAL)).keys()]))
  return ids.filter((id) => !known.has(id))
}

/** Every from.json as it has to be, by its path. `confirmed` are ids of texts that are right as they are. */
export function markFiles(confirmed: readonly string[] = []): Map<string, string> {
  const files = new Map<string, string>()
  for (const folderOf of ROOTS)
    for (const language of LANGUAGES) {
      const folder = folderOf(language)
      const own = language === ORIGINAL ? new Map() : textsIn(folder)
      if (own.size === 0) continue
      const marks = renewed(textsIn(folderOf(ORIGINAL)), own, marksIn(folder), confirmed)
      files.set(fileOf(folder), `${JSON.stringify(marks, null, 2)}\n`)
    }
  return files
}

/** How every language but the original stands, over all its folders; ids begin with their folder. */
export function standings(): { language: Language; standing: Standing }[] {
  return LANGUAGES.filter((language) => language !== ORIGINAL).map((language) => {
    const parts = ROOTS.map((folderOf) => {
      const folder = folderOf(language)
      const part = standingOf(textsIn(folderOf(ORIGINAL)), textsIn(folder), marksIn(folder))
      const within = (ids: string[]): string[] => ids.map((id) => `${folder}: ${id}`)
      const { texts, missing, stale, leftOver } = part
      return { texts, missing: within(missing), stale: within(stale), leftOver: within(leftOver) }
    })
    return {
      language,
      standing: {
        texts: parts.reduce((sum, { texts }) => sum + texts, 0),
        missing: parts.flatMap(({ missing }) => missing),
        stale: parts.flatMap(({ stale }) => stale),
        leftOver: parts.flatMap(({ leftOver }) => leftOver),
      },
    }
  })
}
