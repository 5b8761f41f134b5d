/** Reads the YAML that the words of this game are written in. For Node: scripts and tests. */
import type * as v from 'valibot'
import { allWithoutParticles } from '../../../text/fallback.ts'
import { LANGUAGES, type Language, ORIGINAL } from '../../../text/languages.ts'
import { readLines, readSource, SourceError } from '../../../text/read-yaml.ts'
import type { Names } from './names.ts'
import { rulesSchema, someRulesSchema } from './rule-schema.ts'
import { type Term, termNamesSchema, termsSchema, termWordsSchema } from './term-schema.ts'

const WORDS = 'content/puerto-rico/words'

/** The words of every rule and chapter; what a translation lacks is the original's. */
export function readRules(language: Language): v.InferOutput<typeof rulesSchema> {
  const original = readSource(`${WORDS}/${ORIGINAL}/rules.yaml`, rulesSchema)
  if (language === ORIGINAL) return original
  const { chapters, rules } = allWithoutParticles(original)
  const own = readSource(`${WORDS}/${language}/rules.yaml`, someRulesSchema)
  return { chapters: { ...chapters, ...own.chapters }, rules: { ...rules, ...own.rules } }
}

/**
 * Every term with its words, and what it is called; what a translation lacks is the original's. A term
 * without words is an error, and so are words of none.
 */
export function readTerms(
  language: Language,
  termsFile = `${WORDS}/terms.yaml`,
  fileOf = (of: Language) => `${WORDS}/${of}/terms.yaml`,
): { names: Record<string, Names>; terms: Record<string, Term> } {
  const kinds = readSource(termsFile, termsSchema)
  const file = fileOf(language)
  const own = readLines(file, termWordsSchema)
  const inOriginal =
    language === ORIGINAL ? {} : allWithoutParticles(readSource(fileOf(ORIGINAL), termWordsSchema))
  const abroad = LANGUAGES.filter((other) => other !== language).map((other) => ({
    other,
    file: fileOf(other),
    ...readLines(fileOf(other), termNamesSchema),
  }))
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
