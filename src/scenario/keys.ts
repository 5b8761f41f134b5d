/** The words that may stand in scenario files of a language for keys and ids, of any game. */
import { messages as shared } from '#language/generated/format.ts'
import { parse, type Segment, toText } from '../text/markup.ts'
import { NAMING_SETS } from '../text/naming-set.ts'
import { joinedWord, listedWords, type Vocabulary } from './vocabulary.ts'

type Named = readonly [id: string, words: readonly Segment[]]

/** Words of a language for the keys that its messages name (`key.…`); several with a comma between. */
function* keysIn(messages: Readonly<Record<string, string>>): Generator<[string, Segment[]]> {
  for (const key of Object.keys(messages)) {
    if (!key.startsWith('key.')) continue
    const id = key.slice('key.'.length)
    for (const name of listedWords(messages[`key.${id}`] ?? '')) yield [id, parse(name)]
  }
}

/** What stands behind a comma alone too: a decision may be called '상인, 상품 팔기'. */
const shortened = (word: string): string[] => [word, ...listedWords(word).slice(-1)]

/** A word as it is written, and the id that it may stand for. */
export type WordFor = readonly [word: string, id: string]

/**
 * The words that stand for ids: what decisions and moves are called (`done`), the keys of every game and of this one, and
 * its terms.
 */
export function* wordsForIds({
  done,
  messages,
  terms,
}: {
  done: readonly Named[]
  messages: Readonly<Record<string, string>>
  terms: readonly Named[]
}): Generator<WordFor> {
  for (const set of NAMING_SETS) {
    for (const [id, words] of done)
      for (const word of shortened(toText(words, set))) yield [word, id]
    for (const [id, words] of [...keysIn(shared), ...keysIn(messages), ...terms])
      yield [toText(words, set), id]
  }
}

/** Every word with its meanings. Of several the one that the file's shape knows is taken, else the last. */
export function vocabularyOf(words: Iterable<WordFor>): Vocabulary {
  const found = new Map<string, string[]>()
  for (const [word, id] of words) {
    const key = joinedWord(word)
    const before = found.get(key) ?? []
    if (!before.includes(id)) found.set(key, [...before, id])
  }
  return found
}
