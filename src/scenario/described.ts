/** What a schema takes, as data: for tables of the format, and for whoever asks whether all of it has words. */
import type * as v from 'valibot'
import type { Field } from '../engine/move-kinds.ts'

/** What may stand at a place of a file. */
export type Described =
  | { is: 'keys'; keys: readonly Key[] }
  /** Keys of one kind, each with the same. */
  | { is: 'by'; key: Described; of: Described }
  | { is: 'list'; of: Described }
  | { is: 'either'; of: readonly Described[] }
  | { is: 'words'; words: readonly string[] }
  | { is: 'value'; value: string }
  | { is: 'number'; least?: number; most?: number }
  | { is: 'yes-no' | 'text' | 'nothing' | 'any' }
export interface Key {
  key: string
  isOpen: boolean
  of: Described
}

/** The inside of a schema; each kind has some of it. */
type Inside = v.GenericSchema & {
  entries?: Readonly<Record<string, Inside>>
  item?: Inside
  key?: Inside
  value?: Inside
  wrapped?: Inside
  options?: readonly unknown[]
  literal?: unknown
  getter?: (input: unknown) => Inside
  pipe?: readonly { type: string; requirement?: unknown }[]
}

/** What a schema takes. */
export function described(schema: v.GenericSchema): Described {
  const inside = schema as Inside
  const { type, entries, item, key, value, wrapped, options = [], literal, getter } = inside
  const inner = (one: Inside | undefined): Described => (one ? described(one) : { is: 'any' })
  switch (type) {
    case 'exact_optional':
    case 'optional':
      return inner(wrapped)
    case 'nullable':
      return { is: 'either', of: [inner(wrapped), { is: 'nothing' }] }
    case 'lazy':
      return inner(getter?.(undefined))
    case 'strict_object':
    case 'loose_object':
      return {
        is: 'keys',
        keys: Object.entries(entries ?? {}).map(([name, of]) => ({
          key: name,
          isOpen: of.type.endsWith('optional'),
          of: described(of),
        })),
      }
    case 'record':
      return { is: 'by', key: inner(key), of: inner(value) }
    case 'array':
      return { is: 'list', of: inner(item) }
    case 'union':
      return { is: 'either', of: (options as readonly Inside[]).map(described) }
    case 'picklist':
      return { is: 'words', words: options.map(String) }
    case 'literal':
      return { is: 'value', value: String(literal) }
    case 'number':
      return numberOf(inside)
    case 'boolean':
      return { is: 'yes-no' }
    case 'string':
      return { is: 'text' }
    default:
      return { is: 'any' }
  }
}

function numberOf({ pipe = [] }: Inside): Described {
  const bound = (name: string): number | undefined => {
    const found = pipe.find(({ type }) => type === name)?.requirement
    return typeof found === 'number' ? found : undefined
  }
  const [least, most] = [bound('min_value'), bound('max_value')]
  return {
    is: 'number',
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
  }
}

/** What a field of a move takes. */
export function describedField(field: Field): Described {
  switch (field.is) {
    case 'optional':
      return describedField(field.field)
    case 'one':
      return { is: 'words', words: field.of }
    case 'counts':
      return { is: 'by', key: { is: 'words', words: field.of }, of: { is: 'number', least: 0 } }
    case 'whole':
      return { is: 'number', least: field.least, most: field.most }
    case 'asked':
      return { is: 'number', least: 0 }
  }
}

/** Every key that may stand somewhere, and every word. */
export function wordsIn(of: Described, found = new Set<string>()): Set<string> {
  switch (of.is) {
    case 'keys':
      for (const { key, of: inner } of of.keys) wordsIn(inner, found.add(key))
      return found
    case 'by':
      return wordsIn(of.of, wordsIn(of.key, found))
    case 'list':
      return wordsIn(of.of, found)
    case 'either':
      for (const one of of.of) wordsIn(one, found)
      return found
    case 'words':
      for (const word of of.words) found.add(word)
      return found
    case 'value':
      return found.add(of.value)
    default:
      return found
  }
}
