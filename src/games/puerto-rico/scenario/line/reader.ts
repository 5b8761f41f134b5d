/** Reading a word of a line bit by bit. */
import type { SeatLetter } from '../../../../engine/seats.ts'
import type { Good } from '../../rules/vocabulary.ts'
import { byCode, TILE_CODES } from './codes.ts'

/** Something stands in a field that is not understood: where, from 0. Thrown and caught within this folder. */
export class Unreadable extends Error {
  readonly at: number
  constructor(at: number) {
    super()
    this.at = at
  }
}

/** A text and how far it has been read; '-' stands for an empty one. */
export class Reader {
  #at = 0
  readonly #text: string
  readonly #begins: number
  constructor(text: string, begins = 0) {
    this.#text = text === '-' ? '' : text
    this.#begins = begins
  }
  /** What comes next, by a sticky pattern; undefined where it is not that. */
  next(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const [found] = pattern.exec(this.#text) ?? []
    this.#at += found?.length ?? 0
    return found
  }
  /** The same, where nothing else may come. */
  take(pattern: RegExp): string {
    return this.next(pattern) ?? this.refuse()
  }
  /** What the next code stands for. */
  code<K extends string>(codes: Readonly<Record<K, string>>, pattern = /./y): K {
    const before = this.#at
    return byCode(codes, this.take(pattern)) ?? this.refuse(before)
  }
  count(): number {
    return Number(this.take(/\d{1,3}/y))
  }
  /** How often the code before stands for: once where no number follows. */
  times(): number {
    return Number(this.next(/\d{1,3}/y) ?? 1)
  }
  seat(): SeatLetter {
    return this.take(/[a-e]/iy).toUpperCase() as SeatLetter
  }
  /** Reads one after the other until the end. */
  all<T>(read: () => T): T[] {
    const found: T[] = []
    while (this.#at < this.#text.length) found.push(read())
    return found
  }
  end(): void {
    if (this.#at < this.#text.length) this.refuse()
  }
  refuse(at = this.#at): never {
    throw new Unreadable(this.#begins + at)
  }
}

const { quarry: _, ...GOOD_CODES } = TILE_CODES

export const goodFrom = (reader: Reader): Good => reader.code(GOOD_CODES)

/** 'c2s': goods, each with how many. */
export function countsFrom(reader: Reader): Partial<Record<Good, number>> {
  return Object.fromEntries(reader.all(() => [goodFrom(reader), reader.times()]))
}
