/** Reads the YAML that the words of a game are written in. For Node: scripts and tests. */
import { existsSync } from 'node:fs'
import { allWithoutParticles } from './fallback.ts'
import { LANGUAGES, type Language, ORIGINAL } from './languages.ts'
import type { Names } from './names.ts'
import { parseLines, readLines, readSource } from './read-yaml.ts'
import { type RulesFile, rulesSchema, someRulesSchema } from './rule-schema.ts'
import { SourceError } from './source-error.ts'
import { type Term, termNamesSchema, termsSchema, termWordsSchema } from './term-schema.ts'

/** Where the words of a game lie, and what has to have words. */
export interface WordSource {
  /** 'content/<game>/words' */
  folder: string
  /** What kinds of terms there are. */
  kinds: readonly string[]
  chapters: readonly string[]
  rules: readonly string[]
  /** Rules of expansions: their words stand in a module of their own, since few pages need them. */
  added?: readonly string[]
  /** Terms whose names are loaded apart from the others. */
  addedTerms?: readonly string[]
}

/** Whether what a game is played with has names in a language; `folder` is that of its words. */
export const hasNames = (folder: string, language: Language): boolean =>
  existsSync(`${folder}/${language}/terms.yaml`)

/** The words of every rule and chapter; what a translation lacks is the original's. */
export function readRules(source: WordSource, language: Language): RulesFile {
  const { folder, chapters } = source
  const rules = [...source.rules, ...(source.added ?? [])]
  const fileOf = (of: Language): string => `${folder}/${of}/rules.yaml`
  const original = readSource(fileOf(ORIGINAL), rulesSchema(chapters, rules))
  if (language === ORIGINAL) return original
  const said = allWithoutParticles(original)
  if (!existsSync(fileOf(language))) return said
  const own = readSource(fileOf(language), someRulesSchema(chapters, rules))
  return { chapters: { ...said.chapters, ...own.chapters }, rules: { ...said.rules, ...own.rules } }
}

/**
 * Every term with its words, and what it is called; what a translation lacks is the original's. A term
 * without words is an error, and so are words of none.
 */
export function readTerms(
  { folder, kinds: known }: WordSource,
  language: Language,
): { names: Record<string, Names>; terms: Record<string, Term> } {
  const termsFile = `${folder}/terms.yaml`
  const fileOf = (of: Language): string => `${folder}/${of}/terms.yaml`
  const kinds = readSource(termsFile, termsSchema(known))
  const file = fileOf(language)
  const own = existsSync(file)
    ? readLines(file, termWordsSchema)
    : parseLines('{}', file, termWordsSchema)
  const inOriginal =
    language === ORIGINAL ? {} : allWithoutParticles(readSource(fileOf(ORIGINAL), termWordsSchema))
  const abroad = LANGUAGES.filter((other) => other !== language && existsSync(fileOf(other))).map(
    (other) => ({ other, file: fileOf(other), ...readLines(fileOf(other), termNamesSchema) }),
  )
  for (const { file: path, source, lineOf } of [{ file, ...own }, ...abroad])
    for (const id of Object.keys(source))
      if (!kinds[id]) throw new SourceError(`${path}:${lineOf([id])}: ${id} is not in ${termsFile}`)
  const names: Record<string, Names> = {}
  const terms: Record<string, Term> = {}
  for (const [id, kind] of Object.entries(kinds)) {
    const words = own.source[id] ?? inOriginal[id]
    if (!words) throw new SourceError(`${file}:1: no words for ${id}`)
    const { name, classic, 1897: modern, also = [], gloss } = words
    const other = classic ?? modern
    names[id] = other === undefined ? [name] : [name, other]
    const elsewhere = abroad.flatMap(({ other, source }) => {
      const called = source[id]
      if (!called) return []
      const { name, classic = [], 1897: modern = [], also = [] } = called
      return [[other, [name, classic, modern, also].flat()]]
    })
    terms[id] = { ...kind, gloss, also, abroad: Object.fromEntries(elsewhere) }
  }
  return { names, terms }
}
