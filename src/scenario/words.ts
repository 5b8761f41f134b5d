/** The words of scenarios, apart from their positions: a file a folder and language (Node only). */
import { existsSync, globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Language } from '../text/languages.ts'
import { parseFile } from './parse.ts'

const text = v.pipe(v.string(), v.nonEmpty())

/**
 * A title, and for a case its question, the verdict with its reason, and answers that are wrong, parted by ' / ' in one
 * text, where the question takes more than yes or no; all of them markup.
 */
const words = v.pipe(
  v.strictObject({
    title: text,
    question: v.exactOptional(text),
    answer: v.exactOptional(text),
    mistakes: v.exactOptional(text),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && !dataset.value.question !== !dataset.value.answer)
      addIssue({ message: 'a question needs an answer, and an answer its question' })
  }),
)
export type CaseWords = v.InferOutput<typeof words>

/** A file of words: by the names of the scenarios' files. */
export const caseWordsSchema = v.record(v.string(), words)

/** Where the words of a game's scenarios lie. */
export const caseWordsFolder = (game: string, language: Language): string =>
  `content/${game}/words/${language}/cases`

/** The file that holds the words of a scenario: 'wharf/one-kind' has them in 'wharf.yaml'. */
export const caseWordsFile = (folder: string, id: string): string =>
  `${folder}/${id.replace(/\/[^/]*$/, '')}.yaml`

/**
 * Scenarios made to be drawn have no words, as what they show is said where they are drawn, nor have those that try
 * every card or round alike.
 */
const isFigure = (id: string): boolean => /^(?:figures|cards|fees|limits|deals|rounds)\//.test(id)

/** Words by the ids of scenarios, nothing where there is no such file; a broken one throws with lines. */
export function caseWordsIn(file: string): Map<string, CaseWords> {
  return new Map(readFile(file).map(({ id, words }) => [id, words]))
}

function readFile(file: string): { id: string; words: CaseWords; line: number }[] {
  if (!existsSync(file)) return []
  const parsed = parseFile(readFileSync(file, 'utf8'), caseWordsSchema)
  if (!parsed.ok)
    throw new Error(
      parsed.faults.map((f) => `${file}:${f.line}: ${f.path}: ${f.message}`).join('\n'),
    )
  const folder = file.replace(/^.*\/|\.yaml$/g, '')
  return Object.entries(parsed.source).map(([name, words]) => ({
    id: `${folder}/${name}`,
    words,
    line: parsed.lineOf([name]),
  }))
}

/**
 * The words of the scenarios `ids`, from a folder of such files. Throws with file and line where a file is broken, a scenario
 * (figures apart) has no words, or words have no scenario; a translation (`mayLack`) need not have them all.
 */
export function readCaseWords(
  folder: string,
  ids: readonly string[],
  mayLack = false,
): Map<string, CaseWords> {
  const known = new Set(ids)
  const found = new Map<string, CaseWords>()
  const faults: string[] = []
  for (const file of globSync(`${folder}/*.yaml`).sort())
    for (const { id, words, line } of readFile(file)) {
      found.set(id, words)
      if (!known.has(id)) faults.push(`${file}:${line}: there is no scenario ${id}`)
    }
  for (const id of ids)
    if (!mayLack && !isFigure(id) && !found.has(id))
      faults.push(`${caseWordsFile(folder, id)}:1: no words for ${id}`)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return found
}
