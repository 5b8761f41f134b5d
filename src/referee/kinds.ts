/** Kinds of values in words. */

import { say } from '../text/messages/referee.ts'
import { joined, type Words } from './words.ts'

const KINDS: Record<string, Words> = {
  number: say('kind.number'),
  string: say('kind.text'),
  boolean: say('kind.truth'),
  Array: say('kind.list'),
  Object: say('kind.record'),
  undefined: say('kind.nothing'),
  null: say('kind.nothing'),
  integer: say('kind.whole'),
  '': say('kind.whole'),
}

/** A kind of value as schemas name it: 'number', '>=0', '("A" | "B")'. */
export function kindWords(kind: string): Words {
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (known) return known
  const [, sign, bound = ''] = /^([<>]=)(\d+)$/.exec(kind) ?? []
  if (sign) return say(sign === '>=' ? 'kind.at-least' : 'kind.at-most', { count: bound })
  const choices = kind.replaceAll(/[()]/g, '').split(' | ')
  if (choices.length < 2) return [{ text: shortened(kind) }]
  const shown = choices.slice(0, 12).map((choice) => kindWords(choice.replaceAll('"', '')))
  const more = choices.length > shown.length ? [[{ text: '…' }]] : []
  return say('kind.one-of', { values: joined([...shown, ...more]) })
}

/** Text from outside, cut where it is long. */
export const shortened = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 40)}…` : text.replaceAll('"', '')
