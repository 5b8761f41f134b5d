import { fill, parse, type Segment, toText, type Value } from '../markup.ts'
import type { NamingSet } from '../names.ts'
import { ko } from './ko.ts'

export type MessageKey = keyof typeof ko
/** What a file of another language must hold. */
export type Messages = Readonly<Record<MessageKey, string>>

type SlotOf<Text> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | SlotOf<Rest>
  : never
type Slots<K extends MessageKey> = SlotOf<(typeof ko)[K]>

/** The values of a message: none where it has no slots, else every one of them. */
export type ValuesOf<K extends MessageKey> = [Slots<K>] extends [never]
  ? []
  : [values: Readonly<Record<Slots<K>, Value>>]

const messages: Messages = ko

/** A message as segments, for `<Words of={say('table.undo')} />`: both names, no flash. */
export function say<K extends MessageKey>(key: K, ...[values]: ValuesOf<K>): Segment[] {
  return fill(parse(messages[key]), values ?? {})
}

/** Makes a `t` that speaks in one naming set. */
export function translator(set: NamingSet) {
  return <K extends MessageKey>(key: K, ...values: ValuesOf<K>): string =>
    toText(say(key, ...values), set)
}

/** A message as a plain string in the 1897 terms; islands take `useT()` for labels that follow the switch. */
export const t = translator('1897')
