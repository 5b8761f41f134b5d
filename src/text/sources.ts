/** Reads the YAML that the words of the game are written in. For Node: scripts and tests. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LineCounter, parseDocument } from 'yaml'
import { rulesSchema } from './rule-schema.ts'
import { termsSchema } from './term-schema.ts'

export const TERMS_FILE = 'content/puerto-rico/words/terms.yaml'
export const RULES_FILE = 'content/puerto-rico/words/ko/rules.yaml'

/** A file that breaks its schema: every problem on a line of its own, as `file:line: path: what`. */
export class SourceError extends Error {
  override name = 'SourceError'
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message
  return issue.expected === 'never' ? '모르는 이름입니다.' : '빠졌습니다.'
}

/** Parses YAML against a schema; throws a SourceError that names the file, the line and the place. */
export function parseSource<S extends v.GenericSchema>(
  text: string,
  file: string,
  schema: S,
): v.InferOutput<S> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [broken] = document.errors
  if (broken) throw new SourceError(`${file}:${broken.linePos?.[0].line ?? 1}: ${broken.message}`)
  const result = v.safeParse(schema, document.toJS())
  if (result.success) return result.output
  const problems = result.issues.map((issue) => {
    const path = issue.path?.map(({ key }) => String(key)) ?? []
    const node = [...path.keys()]
      .reverse()
      .map((end) => document.getIn(path.slice(0, end + 1), true))
      .find((found) => typeof found === 'object' && found !== null)
    const range = (node as { range?: [number] } | undefined)?.range
    const line = range ? lines.linePos(range[0]).line : 1
    return `${file}:${line}: ${path.join(' › ')}: ${messageOf(issue)}`
  })
  throw new SourceError(problems.join('\n'))
}

/** Every term of terms.yaml, by its id. */
export function readTerms(): v.InferOutput<typeof termsSchema> {
  return parseSource(readFileSync(TERMS_FILE, 'utf8'), TERMS_FILE, termsSchema)
}

/** The words of every rule and chapter. */
export function readRules(): v.InferOutput<typeof rulesSchema> {
  return parseSource(readFileSync(RULES_FILE, 'utf8'), RULES_FILE, rulesSchema)
}
