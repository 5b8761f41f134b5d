/** Files whose keys and ids stand in a language of people. */
import type * as v from 'valibot'
import { type Document, isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml'
import type { Field, MoveKinds } from '../engine/move-kinds.ts'
import { knownKeys, knownWords } from './known-keys.ts'

/** A word of a language, without spaces, and the ids that it may stand for, the likeliest last. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>

/** A word as it is compared: spaces make no difference. */
export const joinedWord = (word: string): string => word.normalize('NFC').replace(/\s/g, '')

/** The names that a text lists, with a comma between them. */
export const listedWords = (text: string): string[] =>
  text.split(/[,、]/).map((word) => word.trim())

type Path = readonly (string | number)[]

/**
 * Puts ids in the place of words of the language, in keys and values; of several the one that the schema knows there, in
 * a move the one that its kind has.
 */
export function translate(
  document: Document,
  schema: v.GenericSchema,
  vocabulary: Vocabulary,
  kinds: MoveKinds,
): void {
  const inSmall = new Map([...vocabulary].map(([word, ids]) => [word.toLowerCase(), ids]))
  const meanings = ({ value }: Scalar): readonly string[] => {
    if (typeof value !== 'string') return []
    const word = joinedWord(value)
    return vocabulary.get(word) ?? inSmall.get(word.toLowerCase()) ?? []
  }
  const one = (scalar: Scalar, known: readonly string[]): void => {
    const ids = meanings(scalar)
    // An id that may stand here is itself, whatever else the word means in the language.
    if (known.includes(String(scalar.value))) return
    if (ids.length > 0) scalar.value = ids.find((id) => known.includes(id)) ?? ids.at(-1)
  }
  const within = (node: unknown, path: Path, field?: Field): void => {
    if (isScalar(node)) one(node, [...knownWords(schema, path), ...wordsOfField(field)])
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) within(item, [...path, index])
    if (!isMap(node)) return
    const fields = fieldsIn(node)
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue
      one(key, [...knownKeys(schema, path), ...Object.keys(fields), ...wordsOfField(field)])
      const name = String(key.value)
      within(value, [...path, name], fields[name])
    }
  }
  /** The fields of the kind of move that a map tells; none where it tells no move. */
  const fieldsIn = (map: YAMLMap): MoveKinds[string]['fields'] => {
    const kindNode = map.items.find(
      ({ key }) => isScalar(key) && (key.value === 'do' || meanings(key).includes('do')),
    )?.value
    if (!isScalar(kindNode)) return {}
    const kind = [String(kindNode.value), ...meanings(kindNode)].find((id) =>
      Object.hasOwn(kinds, id),
    )
    return (kind && kinds[kind]?.fields) || {}
  }
  within(document.contents, [])
}

/** The words that may stand in a field, as a value or as what is counted. */
const wordsOfField = (field: Field | undefined): readonly string[] => {
  if (field?.is === 'optional') return wordsOfField(field.field)
  return field && 'of' in field ? field.of : []
}

/** What stands in the file at a place, key by key as it was written there; items of a list are counted from 1. */
export function writtenPath(document: Document, keys: Path): string[] {
  let node: unknown = document.contents
  return keys.map((key) => {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined
    const isItem = isSeq(node) && typeof key === 'number'
    node = pair ? pair.value : isSeq(node) ? node.items[Number(key)] : undefined
    if (isItem) return String(key + 1)
    return isScalar(pair?.key) ? writtenAs(pair.key) : String(key)
  })
}

/** A word as it was written, before it was translated. */
export const writtenAs = ({ source, value }: Scalar): string => source ?? String(value)

/** The words of the language for ids. */
export const wordsFor = (vocabulary: Vocabulary, ids: readonly string[]): string[] =>
  [...vocabulary].filter(([, meant]) => meant.some((id) => ids.includes(id))).map(([word]) => word)
