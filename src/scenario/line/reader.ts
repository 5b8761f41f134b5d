/** Reading a word of a line bit by bit. */
import type { SeatLetter } from '../../engine/seats.ts'

/** Something stands in a field that is not understood: where, from 0. Thrown by readers, caught by `fieldsFrom`. */
export class Unreadable extends Error {
  readonly at: number
  constructor(at: number) {
    super()
    this.at = at
  }
}

/** What a code stands for; undefined for one that is none. */
export function byCode<K extends string>(
  codes: Readonly<Record<K, string>>,
  code: string,
): K | undefined {
  return (Object.keys(codes) as K[]).find((id) => codes[id] === code)
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
  /** What is left, in parts, each with its place in the whole; so many, where that is told. */
  parts(separator: string, count?: number): Reader[] {
    const rest = this.#text.slice(this.#at)
    let begins = this.#begins + this.#at
    this.#at = this.#text.length
    const parts = rest.split(separator).map((part) => {
      const reader = new Reader(part, begins)
      begins += part.length + separator.length
      return reader
    })
    if (count !== undefined && parts.length !== count) this.refuse()
    return parts
  }
  isEnd(): boolean {
    return this.#at === this.#text.length
  }
  end(): void {
    if (this.#at < this.#text.length) this.refuse()
  }
  refuse(at = this.#at): never {
    throw new Unreadable(this.#begins + at)
  }
}
