/** The words by which people ask about Le Havre, from the files of words. For the build and the tests. */
import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LANGUAGE } from '#language/language.ts'
import type { Loanwords } from '../../../search/loanwords.ts'
import { ORIGINAL } from '../../../text/languages.ts'
import { parseSource } from '../../../text/read-yaml.ts'
import { readPages } from '../reference/pages.ts'
import { RULES, type RuleId } from '../rules/rule-ids.ts'
import type { TermId } from '../words/names.ts'
import { OWN_TERMS } from '../words/terms.ts'

const fileOf = (language: string, name: string): string =>
  `content/le-havre/words/${language}/${name}.yaml`
const lines = v.array(v.pipe(v.string(), v.nonEmpty()))

/** Of the original where the language has none of its own yet. */
function read<T>(name: string, schema: v.GenericSchema<T>): T {
  const own = fileOf(LANGUAGE, name)
  const file = existsSync(own) ? own : fileOf(ORIGINAL, name)
  return parseSource(readFileSync(file, 'utf8'), file, schema)
}

const places = [...RULES, ...readPages().map(({ page }) => page), ...OWN_TERMS]
const asked = new Map(Object.entries(read('search-phrases', v.record(v.picklist(places), lines))))

/** What a rule, a term, or a page of the reference by its file, is asked for by (markup); nothing for most. */
export function askedFor(place: RuleId | TermId | (string & {})): readonly string[] {
  return asked.get(place) ?? []
}

/** Groups of words that mean the same at the table. */
export const SYNONYMS: readonly (readonly string[])[] = read('synonyms', v.array(lines))

const readings = new Map(
  Object.entries(
    existsSync(fileOf(LANGUAGE, 'readings')) ? read('readings', v.record(v.string(), lines)) : {},
  ),
)

/** How a term is read, and what it is called in haste, in a language whose letters do not tell; nothing for most. */
export function readingsOf(id: TermId): readonly string[] {
  return readings.get(id) ?? []
}

/** English words as they are written in Korean letters. */
export const LOANWORDS: Loanwords = new Map(
  Object.entries(read('loanwords', v.record(v.string(), lines))),
)
