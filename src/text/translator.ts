import { fill, parse, type Segment, toText, type Value } from './markup.ts'
import { FIRST_SET, type NamingSet } from './naming-set.ts'

/** What a file of messages holds; one of another language has the same keys. */
type Messages = Readonly<Record<string, string>>

type SlotOf<Text> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | SlotOf<Rest>
  : never

/** The values of a message: none where it has no slots, else every one of them. */
type ValuesOf<Text> = [SlotOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<SlotOf<Text>, Value>>]

/** The messages without a term: alike in both naming sets. */
type PlainKey<M> = {
  [K in keyof M & string]: M[K] extends `${string}[[${string}` ? never : K
}[keyof M & string]

/** `say`, `translator` and `t` for a file of messages. */
export function makeTranslator<const M extends Messages>(messages: M) {
  /** A message as segments, for `<Say of={say('action.undo')} />`: both names, no flash. */
  function say<K extends keyof M & string>(key: K, ...[values]: ValuesOf<M[K]>): Segment[] {
    return fill(parse(messages[key] ?? ''), values ?? {})
  }

  /** Makes a `t` that speaks in one naming set, for labels, which can't hold both names. */
  function translator(set: NamingSet) {
    return <K extends keyof M & string>(key: K, ...values: ValuesOf<M[K]>): string =>
      toText(say(key, ...values), set)
  }

  /** A message as a string. One with a term would not follow the switch: it is no key of this. */
  const t: <K extends PlainKey<M>>(key: K, ...values: ValuesOf<M[K]>) => string =
    translator(FIRST_SET)
  return { say, translator, t }
}
