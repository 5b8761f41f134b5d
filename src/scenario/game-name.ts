/** Files may name the game that they are of: `game: le-havre`, or `game: { name: le-havre, seats: 3 }`. */
import { isMap, isScalar, parseDocument } from 'yaml'
import { joinedWord } from './vocabulary.ts'

/** The words that stand for `game` and `name` in files, and for each game its names. */
export interface GameNames<Id extends string> {
  keys: readonly string[]
  names: ReadonlyMap<string, Id>
}

/** The game that a file names; undefined where it names none that is known. Takes anything, and never throws. */
export function gameNamedIn<Id extends string>(
  text: string,
  { keys, names }: GameNames<Id>,
): Id | undefined {
  const { contents } = parseDocument(text, { uniqueKeys: false, prettyErrors: false })
  const named = valueAt(contents, keys)
  const name = isMap(named) ? valueAt(named, keys) : named
  return isScalar(name) ? names.get(joinedWord(String(name.value))) : undefined
}

function valueAt(node: unknown, keys: readonly string[]): unknown {
  if (!isMap(node)) return undefined
  const pair = node.items.find(
    ({ key }) => isScalar(key) && keys.includes(joinedWord(String(key.value))),
  )
  return pair?.value
}
