import { SEAT_LETTERS } from '../engine/seats.ts'
import type { Described, Key } from './described.ts'
import type { FormatRow, FormatTable, Lists, NamedId, Piece } from './format-tables.ts'

type Known = Lists & { moves: readonly string[]; rules: readonly string[] }

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const isSeat = ({ key }: Key): boolean => SEAT_LETTERS.some((letter) => letter === key)

/** Seats together, since all of them take the same. */
const SEATS = `${SEAT_LETTERS[0]} – ${SEAT_LETTERS.at(-1)}`

const numbers = (least: number | undefined, most: number | undefined): string => {
  if (least === undefined) return '…, -1, 0, 1, …'
  return most === undefined ? `${least}, ${least + 1}, …` : `${least} – ${most}`
}

/** Writes what may stand somewhere, and gathers the tables on the way. */
export class FormatWriter {
  readonly tables: FormatTable[] = []
  readonly #known: Known
  readonly #named: (id: string) => NamedId
  /** The path of each table by what it holds. */
  readonly #paths = new Map<string, string>()
  constructor(known: Known, named: (id: string) => NamedId) {
    this.#known = known
    this.#named = named
  }

  row({ key, isOpen, of }: Key, path: string): FormatRow {
    return { ...this.#named(key), isOpen, takes: this.take(of, path ? `${path}.${key}` : key) }
  }

  take(of: Described, path: string): Piece[] {
    switch (of.is) {
      case 'number':
        return [{ code: numbers(of.least, of.most) }]
      case 'yes-no':
        return [{ code: 'true' }, { code: 'false' }]
      case 'text':
        return [{ code: '"…"' }]
      case 'nothing':
        return [{ code: 'null' }]
      case 'any':
        return [{ code: '…' }]
      case 'value':
        return [{ code: of.value }]
      case 'words':
        return this.#words(of.words)
      case 'list':
        return [{ mark: '[' }, ...this.take(of.of, path), { mark: ', … ]' }]
      case 'by':
        return by(this.take(of.key, path), this.take(of.of, path))
      case 'either':
        return of.of.flatMap((one, index) => [
          ...(index > 0 ? [{ mark: '|' }] : []),
          ...this.take(one, path),
        ])
      case 'keys':
        return this.#keys(of.keys, path)
    }
  }

  #keys(keys: readonly Key[], path: string): Piece[] {
    const [first] = keys
    if (!first) return []
    const isAlike = keys.length > 2 && keys.every(({ of }) => same(of, first.of))
    if (isAlike || keys.length === 1)
      return by(
        this.#words(keys.map(({ key }) => key)),
        this.take(first.of, `${path}.${first.key}`),
      )
    const holds = JSON.stringify(keys)
    const known = this.#paths.get(holds)
    if (known !== undefined) return [{ table: known }]
    const taken = [...this.#paths.values()].filter((one) => one.replace(/ \d$/, '') === path).length
    const own = taken > 0 ? `${path} ${taken + 1}` : path
    this.#paths.set(holds, own)
    const rows: FormatRow[] = []
    this.tables.push({ path: own, rows })
    for (const key of keys) {
      if (isSeat(key) && key.key !== SEAT_LETTERS[0]) continue
      const row = this.row(key, path)
      rows.push(isSeat(key) ? { ...row, id: SEATS } : row)
    }
    return [{ table: own }]
  }

  /** Whole lists by their names, and what is of none. */
  #words(words: readonly string[]): Piece[] {
    if (same(words, SEAT_LETTERS)) return [{ code: SEATS }]
    const lists = Object.entries(this.#known) as [keyof Known, readonly string[]][]
    const whole = lists.find(([, ids]) => same(ids.toSorted(), words.toSorted()))
    if (whole) return [{ list: whole[0] }]
    const pieces: Piece[] = []
    for (let at = 0; at < words.length; ) {
      const [list, ids] =
        lists
          .filter(([, ids]) => ids.length > 0 && same(ids, words.slice(at, at + ids.length)))
          .sort(([, one], [, other]) => other.length - one.length)[0] ?? []
      pieces.push(list ? { list } : { code: words[at] ?? '' })
      at += ids?.length ?? 1
    }
    return pieces
  }
}

const by = (key: readonly Piece[], value: readonly Piece[]): Piece[] => [
  { mark: '{' },
  ...key,
  { mark: ':' },
  ...value,
  { mark: '}' },
]
