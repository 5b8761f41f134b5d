/** The words that may stand in scenario files of this language for keys and ids. */
import { messages } from '#puerto-rico/words/generated/keys.ts'
import { joinedWord, listedWords, type Vocabulary } from '../../../scenario/vocabulary.ts'
import { BUILDINGS, GOODS, ROLES } from '../rules/vocabulary.ts'
import { parse, toText } from './markup.ts'
import { NAMING_SETS, termName } from './names.ts'

/** Terms whose id is that of files. */
const TERMS = [...ROLES, ...GOODS, ...BUILDINGS] as const

type KeyId = keyof typeof messages extends infer K
  ? K extends `key.${infer Id}`
    ? Id
    : never
  : never
const KEYS = Object.keys(messages).flatMap((key) =>
  key.startsWith('key.') ? [key.slice('key.'.length) as KeyId] : [],
)

function* spelled(): Generator<[word: string, id: string]> {
  for (const set of NAMING_SETS) {
    for (const id of KEYS)
      for (const name of listedWords(toText(parse(messages[`key.${id}`]), set)))
        yield [joinedWord(name), id]
    for (const id of TERMS) yield [joinedWord(termName(id, set)), id]
  }
}

function gathered(): Vocabulary {
  const ids = new Map<string, string[]>()
  for (const [word, id] of spelled()) {
    const before = ids.get(word) ?? []
    if (!before.includes(id)) ids.set(word, [...before, id])
  }
  return ids
}

/** Every word with the ids that it may stand for. */
export const vocabulary: Vocabulary = gathered()
