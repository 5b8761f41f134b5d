/** The words by which people ask, from the files of words. For the build and the tests. */

import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LANGUAGE } from '#language/language.ts'
import type { Loanwords } from '../../../search/loanwords.ts'
import { parseSource } from '../../../text/read-yaml.ts'
import { readPages } from '../reference/rule-pages.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { TermId } from '../words/names.ts'
import { WORDS } from '../words/word-source.ts'

const FOLDER = `content/puerto-rico/words/${LANGUAGE}`
const lines = v.array(v.pipe(v.string(), v.nonEmpty()))

function read<T>(name: string, schema: v.GenericSchema<T>): T {
  const file = `${FOLDER}/${name}.yaml`
  return parseSource(readFileSync(file, 'utf8'), file, schema)
}

const pages = readPages().map(({ page }) => page)
const asked = new Map(
  Object.entries(
    read('search-phrases', v.record(v.picklist([...WORDS.rules, ...WORDS.added, ...pages]), lines)),
  ),
)

/** What a rule, or a page of the reference by its file, is asked for by (markup); nothing for most. */
export function askedFor(place: RuleId | (string & {})): readonly string[] {
  return asked.get(place) ?? []
}

/** Groups of words that mean the same at the table. */
export const SYNONYMS: readonly (readonly string[])[] = read('synonyms', v.array(lines))

const readings = new Map(
  Object.entries(
    existsSync(`${FOLDER}/readings.yaml`) ? read('readings', v.record(v.string(), lines)) : {},
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
