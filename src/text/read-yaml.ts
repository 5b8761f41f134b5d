/** Reads the YAML that words are written in. For Node: scripts and tests. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LineCounter, parseDocument } from 'yaml'
import { SourceError } from './source-error.ts'

/** What a file holds, and in which line something of it stands. */
interface Source<T> {
  source: T
  lineOf: (path: readonly string[]) => number
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message
  return issue.expected === 'never' ? 'is not known' : 'is missing'
}

/** Reads YAML against a schema; throws a SourceError that names the file, the line and the place. */
export function parseLines<S extends v.GenericSchema>(
  text: string,
  file: string,
  schema: S,
): Source<v.InferOutput<S>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [broken] = document.errors
  if (broken) throw new SourceError(`${file}:${broken.linePos?.[0].line ?? 1}: ${broken.message}`)
  const result = v.safeParse(schema, document.toJS())
  if (result.success) return { source: result.output, lineOf }
  const problems = result.issues.map((issue) => {
    const path = issue.path?.map(({ key }) => String(key)) ?? []
    return `${file}:${lineOf(path)}: ${path.join(' › ')}: ${messageOf(issue)}`
  })
  throw new SourceError(problems.join('\n'))

  function lineOf(path: readonly string[]): number {
    for (let depth = path.length; depth > 0; depth--) {
      const node: unknown = document.getIn(path.slice(0, depth), true)
      const range = (node as { range?: [number] } | undefined)?.range
      if (range) return lines.linePos(range[0]).line
    }
    return 1
  }
}

/** What YAML holds; throws as `parseLines` does. */
export function parseSource<S extends v.GenericSchema>(
  text: string,
  file: string,
  schema: S,
): v.InferOutput<S> {
  return parseLines(text, file, schema).source
}

/** Reads a YAML file against a schema; throws as `parseLines` does. */
export function readLines<S extends v.GenericSchema>(
  file: string,
  schema: S,
): Source<v.InferOutput<S>> {
  return parseLines(readFileSync(file, 'utf8'), file, schema)
}

/** What a YAML file holds; throws as `parseLines` does. */
export function readSource<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  return readLines(file, schema).source
}
