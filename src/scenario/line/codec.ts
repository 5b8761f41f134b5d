/** Parts of a line that are written and read by one description. */
import type { SeatLetter } from '../../engine/seats.ts'
import type { Reader } from './reader.ts'

/** How something stands in a line. */
export interface Codec<T> {
  write: (value: T) => string
  read: (reader: Reader) => T
}

type Codes<K extends string> = Readonly<Record<K, string>>
export type Counted<K extends string> = Partial<Record<K, number>>

/** An empty part. */
const NONE = '-'

export const number: Codec<number> = { write: String, read: (reader) => reader.count() }

export const seat: Codec<SeatLetter> = {
  write: (letter) => letter.toLowerCase(),
  read: (reader) => reader.seat(),
}

/** One of several, by its letters. */
export const oneOf = <K extends string>(codes: Codes<K>, pattern = /./y): Codec<K> => ({
  write: (id) => codes[id],
  read: (reader) => reader.code(codes, pattern),
})

/** Some of each: 'f2w', a number behind what is there more than once. */
export const countsOf = <K extends string>(codes: Codes<K>, pattern = /./y): Codec<Counted<K>> => ({
  write: (counts) =>
    (Object.keys(codes) as K[])
      .map((id) => {
        const count = counts[id] ?? 0
        return count > 1 ? `${codes[id]}${count}` : count === 1 ? codes[id] : ''
      })
      .join('') || NONE,
  read: (reader) =>
    Object.fromEntries(
      reader.all(() => [reader.code(codes, pattern), reader.times()]),
    ) as Counted<K>,
})

/** One after the other. */
export const listOf = <T>(item: Codec<T>): Codec<T[]> => ({
  write: (items) => items.map(item.write).join('') || NONE,
  read: (reader) => reader.all(() => item.read(reader)),
})

/** What is there or not. */
export const nullable = <T>(item: Codec<T>): Codec<T | null> => ({
  write: (value) => (value === null ? NONE : item.write(value)),
  read: (reader) => (reader.isEnd() ? null : item.read(reader)),
})

/** So many parts alike, such as one for each seat. */
export const partsOf = <T>(item: Codec<T>, separator: string, count?: number): Codec<T[]> => ({
  write: (items) => items.map(item.write).join(separator),
  read: (reader) =>
    reader.parts(separator, count).map((part) => {
      const read = item.read(part)
      part.end()
      return read
    }),
})

/** Parts of different kinds, by their keys. */
export const recordOf = <T extends object>(
  codecs: { readonly [K in keyof T]-?: Codec<T[K]> },
  separator: string,
): Codec<T> => {
  const keys = Object.keys(codecs) as (keyof T & string)[]
  return {
    write: (value) => keys.map((key) => codecs[key].write(value[key])).join(separator),
    read: (reader) => {
      const parts = reader.parts(separator, keys.length)
      return Object.fromEntries(
        keys.flatMap((key, index) => {
          const part = parts[index]
          if (!part) return []
          const read = codecs[key].read(part)
          part.end()
          return [[key, read]]
        }),
      ) as T
    },
  }
}
