/** Scenario files from text: a source of the right shape, or every fault with its line. */
import * as v from 'valibot'
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import type { MoveKinds } from '../engine/move-kinds.ts'
import type { ScenarioGame, ScenarioTypes } from './definition.ts'
import { knownKeys, knownWords, placesOf } from './known-keys.ts'
import { nearestWord } from './nearest-word.ts'
import { type OwnScenario, type ScenarioSource, scenarioSchemaOf } from './schema.ts'
import { translate, type Vocabulary, wordsFor, writtenAs, writtenPath } from './vocabulary.ts'

/** A fault in a file: the line (from 1), the place in the file, and what is wrong there. */
export interface Fault {
  line: number
  path: string
  message: string
  /** What is wrong, for a message in another language. */
  why?: Why
}
export type Why =
  | { fault: 'too-long' | 'syntax' }
  | { fault: 'duplicate'; found: string }
  /** `near` is what was likely meant, `places` where this key can stand, `known` what can stand here. */
  | { fault: 'unknown-key'; found: string; near?: string; places?: string[]; known?: string[] }
  /** A position in one line: in which field, from 1, what stands from which letter on, and what should, by an example. */
  | { fault: 'line'; field: number; letter: number; found: string; like: string }
  /** As the schema names it: 'number', '("A" | "B")', '>=0'. */
  | { fault: 'missing' | 'expected'; expected: string; found: string; near?: string }

type Path = readonly (string | number)[]

/** Where something is told in a file: what of its path stands there, as it was written, items counted from 1. */
export interface Place {
  line: number
  path: string
  /** The same with what follows and the file does not name, as a token that a seat has all the same. */
  whole: string
}

/** What a file holds, and in which line something of it stands; or what is wrong with it. */
export type ParsedFile<T> =
  | { ok: true; source: T; lineOf: (path: Path) => number; placeOf: (path: Path) => Place }
  | { ok: false; faults: Fault[] }

const NO_WORDS: Vocabulary = new Map()

/** Longest text that is read at all: it is answered in a tenth of a second. A scenario has two thousand characters, the words of cases 25,000. */
const MAX_LENGTH = 40_000

/** Parses a scenario of a game, whose keys and ids may be words of a language. Never throws. */
export function parseScenario<G extends ScenarioTypes>(
  game: ScenarioGame<G>,
  text: string,
  vocabulary?: Vocabulary,
): ParsedFile<ScenarioSource<G>> {
  return parseFile(text, scenarioSchemaOf(game), vocabulary, game.game.parts.moveKinds)
}

/** The same for a scenario of the project, which says what rules it shows. */
export function parseOwnScenario<G extends ScenarioTypes>(
  game: ScenarioGame<G>,
  text: string,
): ParsedFile<OwnScenario<G>> {
  const parsed = parseScenario(game, text)
  if (!parsed.ok) return parsed
  const { source } = parsed
  if (source.rules) return { ...parsed, source: { ...source, rules: source.rules } }
  const why: Why = { fault: 'missing', expected: 'rules', found: 'undefined' }
  return fault(1, whyMessage(why), why, 'rules')
}

/** Parses YAML, or JSON, which is YAML too, against a schema; words may stand for ids, in moves of these kinds too. Never throws. */
export function parseFile<S extends v.GenericSchema>(
  text: string,
  schema: S,
  vocabulary: Vocabulary = NO_WORDS,
  kinds: MoveKinds = {},
): ParsedFile<v.InferOutput<S>> {
  if (text.length > MAX_LENGTH)
    return fault(1, `longer than ${MAX_LENGTH} characters`, { fault: 'too-long' })
  const lines = new LineCounter()
  // Pretty errors and the library's own search for equal keys take quadratic time on hostile files.
  const options = { lineCounter: lines, uniqueKeys: false, prettyErrors: false }
  const document = parseDocument(text, options)
  const [error] = document.errors
  if (error)
    return fault(lines.linePos(error.pos[0]).line, syntaxMessage(error), { fault: 'syntax' })
  const odd = firstOddity(document) ?? oddOnceTranslated()
  if (odd) return fault(lines.linePos(odd.at).line, odd.message, odd.why)
  let content: unknown
  try {
    content = document.toJS({ maxAliasCount: 20 })
  } catch {
    return fault(1, 'too many aliases', { fault: 'syntax' })
  }
  // Else it would be asked for its keys, of which a list has some.
  if (Array.isArray(content)) {
    const why: Why = { fault: 'expected', expected: 'Object', found: 'Array' }
    return fault(1, whyMessage(why), why)
  }
  const parsed = v.safeParse(schema, content)
  if (parsed.success) return { ok: true, source: parsed.output, lineOf, placeOf }
  const faults = parsed.issues.flatMap(unpacked).map((issue): Fault => {
    const keys = keysOf(issue)
    const at = { line: lineOf(keys), path: writtenPath(document, keys).join('.') }
    const why = whyOf(document, issue, schema, keys, vocabulary)
    return { ...at, message: isSaid(issue) ? issue.message : whyMessage(why), why }
  })
  return { ok: false, faults }

  /** Two words may mean the same key. */
  function oddOnceTranslated(): ReturnType<typeof firstOddity> {
    if (vocabulary.size === 0) return null
    translate(document, schema, vocabulary, kinds)
    return firstOddity(document)
  }

  function lineOf(keys: Path): number {
    return placeOf(keys).line
  }

  function placeOf(keys: Path): Place {
    const whole = writtenPath(document, keys).join('.')
    for (let depth = keys.length; depth > 0; depth--) {
      const reached = keys.slice(0, depth)
      const node = document.getIn(reached, true)
      const range = (node as { range?: [number, number, number] } | undefined)?.range
      if (range)
        return {
          line: lines.linePos(range[0]).line,
          path: writtenPath(document, reached).join('.'),
          whole,
        }
    }
    return { line: 1, path: '', whole }
  }
}

/** What the library says of a fault, but where it speaks of itself. */
function syntaxMessage({ code, message }: YAMLError): string {
  if (code === 'MULTIPLE_DOCS') return 'more than one document'
  if (message.startsWith('Maximum call stack')) return 'too deep'
  return message.split('\n')[0] ?? ''
}

function fault(line: number, message: string, why: Why, path = ''): { ok: false; faults: Fault[] } {
  return { ok: false, faults: [{ line, path, message, why }] }
}

/** Levels that any file needs are five or six. */
const MAX_DEPTH = 20

/** The first key that a mapping holds twice or that is no word, or the first place that lies too deep. */
function firstOddity(document: Document): { at: number; message: string; why: Why } | null {
  let odd: ReturnType<typeof firstOddity> = null
  const stop = (node: unknown, message: string, why: Why): symbol => {
    odd = { at: isNode(node) ? (node.range?.[0] ?? 0) : 0, message, why }
    return visit.BREAK
  }
  visit(document, {
    Collection(_, node, path) {
      if (path.length > 2 * MAX_DEPTH) return stop(node, 'too deep', { fault: 'syntax' })
      if (!isMap(node)) return undefined
      const keys = new Set<unknown>()
      for (const { key } of node.items) {
        if (!isScalar(key)) return stop(key, 'a key must be a word', { fault: 'syntax' })
        const found = writtenAs(key)
        if (keys.has(key.value)) return stop(key, `${found} twice`, { fault: 'duplicate', found })
        keys.add(key.value)
      }
      return undefined
    },
  })
  return odd
}

const keysOf = ({ path }: v.BaseIssue<unknown>): (string | number)[] =>
  (path ?? []).map((item) => item.key as string | number)

/** Of several shapes that may stand somewhere, what is wrong within those that were meant; else that none was. */
function unpacked(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] {
  const isList = Array.isArray(issue.input)
  const within = (issue.issues ?? []).filter(
    ({ path }) => path && isList === (path[0].type === 'array'),
  )
  if (issue.type !== 'union' || within.length === 0) return [issue]
  const inFile = within.map((inner) => ({
    ...inner,
    path: [...(issue.path ?? []), ...(inner.path ?? [])] as NonNullable<typeof inner.path>,
  }))
  return inFile.flatMap(unpacked)
}

function whyOf(
  document: Document,
  issue: v.BaseIssue<unknown>,
  schema: v.GenericSchema,
  keys: readonly (string | number)[],
  vocabulary: Vocabulary,
): Why {
  const { received, expected } = issue
  const node = document.getIn(keys, true)
  const isWord = isScalar(node) && typeof node.value === 'string'
  const found = isWord ? `"${writtenAs(node)}"` : received
  const near = (written: string, known: readonly string[]): { near?: string } => {
    const word = nearestWord(written, [...known, ...wordsFor(vocabulary, known)])
    return word === undefined ? {} : { near: word }
  }
  if (expected?.startsWith('never')) {
    const key = writtenPath(document, keys).at(-1) ?? received
    const at = keys.slice(0, -1)
    const known = [...choicesIn(expected), ...knownKeys(schema, at)]
    const inMove = ['moves', 'tries', 'legal'].includes(String(at[0]))
    const places = inMove ? [] : placesOf(schema, at, String(keys.at(-1))).slice(0, MOST_PLACES)
    const hint = places.length > 0 ? { places } : near(key, known)
    const isShort = known.length > 0 && known.length <= MOST_KNOWN
    return { fault: 'unknown-key', found: key, ...hint, ...(isShort && { known }) }
  }
  const wanted = expected ?? issue.type
  if (received === 'undefined' && /^"[^"]+"$/.test(wanted))
    return { fault: 'missing', expected: unquoted(wanted), found: received }
  const known = [...choicesIn(wanted), ...knownWords(schema, keys)]
  // Who wrote a word of the language is told what may stand there in its words.
  const inWords = ASCII.test(found)
    ? wanted
    : wanted.replace(/"([^"]+)"/g, (_, id: string) => `"${wordsFor(vocabulary, [id])[0] ?? id}"`)
  return { fault: 'expected', expected: inWords, found, ...near(unquoted(found), known) }
}

const ASCII = /^[ -~]*$/

/** So many places where a key can stand are named, and so many keys that can stand somewhere. */
const MOST_PLACES = 3
const MOST_KNOWN = 12

/** Whether a schema has a sentence of its own for what it refuses. */
const isSaid = ({ type, expected }: v.BaseIssue<unknown>): boolean =>
  type === 'raw_check' && !expected

const unquoted = (text: string): string => text.replaceAll('"', '')

/** The choices that a schema names, as '("corn" | "sugar")'. */
const choicesIn = (expected: string): string[] =>
  Array.from(expected.matchAll(/"([^"]+)"/g), ([, choice = '']) => choice)

function whyMessage(why: Why): string {
  switch (why.fault) {
    case 'unknown-key':
      return `unknown key ${why.found}${hinted(why)}`
    case 'missing':
      return `missing key ${why.expected}`
    case 'expected':
      return `expected ${wantedText(why.expected)}, found ${shortened(why.found)}${meant(why.near)}`
    default:
      return why.fault
  }
}

function hinted({ near, places, known }: Extract<Why, { fault: 'unknown-key' }>): string {
  if (places) return `; it stands in ${places.join(', ')}`
  return near || !known ? meant(near) : `; here stand ${known.join(', ')}`
}

/** What a schema asks for: of many choices the first. */
function wantedText(expected: string): string {
  const choices = choicesIn(expected)
  if (choices.length < 2) return shortened(expected)
  const more = choices.length > MOST_KNOWN ? ', …' : ''
  return `one of ${choices.slice(0, MOST_KNOWN).join(', ')}${more}`
}

const meant = (word: string | undefined): string => (word ? `; did you mean ${word}?` : '')

/** Long lists of choices, and long texts found, are cut: what was meant is told beside. */
const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text)
