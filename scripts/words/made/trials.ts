/** Messages with everything put into them that may stand there. */
import type { Samples } from '../../../src/frame/made.ts'
import {
  fill,
  parse,
  type Segment,
  TextError,
  toText,
  type Value,
} from '../../../src/text/markup.ts'
import { NAMING_SETS, type NamingSet } from '../../../src/text/naming-set.ts'

/** Messages and rules by their keys. */
export type Texts = ReadonlyMap<string, string>

/** Nothing is known that could stand in a slot: a sample is missing in the `commands/made.ts` of the game. */
export class NoSample extends Error {}

/** The values of every slot; a slot without a sample is a NoSample. */
function valuesOf(key: string, slot: string, samples: Samples, texts: Texts): readonly Value[] {
  const [own] = Object.keys(samples)
    .filter((name) => name.endsWith(`/${slot}`) && key.startsWith(name.slice(0, -slot.length - 1)))
    .sort((one, other) => other.length - one.length)
  const sample = samples[own ?? slot]
  if (!sample) throw new NoSample(`${key}: no sample for {${slot}}`)
  if (!('says' in sample)) return sample
  const said = [...texts].filter(([name]) =>
    texts.has(sample.says) ? name === sample.says : name.startsWith(sample.says),
  )
  if (said.length === 0) throw new NoSample(`${key}: nothing begins with ${sample.says}`)
  return said.map(([name, text], at) => {
    const filled = trialsOf(name, text, samples, texts)
    const words = filled[at % filled.length]
    if (!words) throw new Error(`${name}: says nothing`)
    return words
  })
}

/**
 * A message with its slots filled, so often that each slot has had each of its values; a message without slots once.
 * A sentence refuses nought, and is not made of it.
 */
export function trialsOf(key: string, text: string, samples: Samples, texts: Texts): Segment[][] {
  const segments = parse(text)
  const slots = new Set(segments.flatMap((segment) => ('slot' in segment ? [segment.slot] : [])))
  for (const { 1: counted = '' } of text.matchAll(/\|#(\w+)\]/g)) slots.add(counted)
  const columns = [...slots].map((slot) => ({ slot, of: valuesOf(key, slot, samples, texts) }))
  const most = Math.max(1, ...columns.map(({ of }) => of.length))
  return Array.from({ length: most }, (_, at) =>
    columns.map(({ slot, of }, column) => [slot, of[(at + column) % of.length]] as const),
  ).flatMap((values) => {
    try {
      return [fill(segments, Object.fromEntries(values))]
    } catch (error) {
      if (error instanceof TextError) return []
      throw error
    }
  })
}

/** In both naming sets. */
export const saidIn = (words: readonly Segment[]): string[] =>
  NAMING_SETS.map((set: NamingSet) => toText(words, set))

/** The same number for the same key, so that a message that is added changes no line but its own. */
const numberOf = (key: string): number =>
  Array.from(key).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

const isSentence = (text: string): boolean => /[.?。？]$/.test(text)

/** Whether what is put in changes the words, or is changed by them. */
export const isMade = (text: string): boolean => {
  const slots = parse(text).filter((segment) => 'slot' in segment)
  return slots.length > 0 && (isSentence(text) || slots.some(({ particle }) => particle !== ''))
}

/** A line for the list: one of the trials, another for each message; of a sentence one that is made. */
export function lineOf(key: string, trials: readonly Segment[][]): string {
  const at = numberOf(key)
  const set = NAMING_SETS[at % NAMING_SETS.length]
  const all = trials.map((words) => toText(words, set))
  const made = all.filter((text) => !isSentence(text) || !/(?<![\d.])0(?![\d.])/.test(text))
  return `${key}: ${made[at % made.length] ?? all[0] ?? ''}`
}
