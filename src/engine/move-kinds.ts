/**
 * The table of move kinds of a game: for each kind of move its fields and where it belongs. Parsing,
 * equality, keys, forms and comparisons derive from it, so that a new kind is one row, its move definition and
 * its words.
 */

/** One id of a list. */
export interface OneOf<T extends string = string> {
  is: 'one'
  of: readonly T[]
}
/** A whole number within bounds. */
export interface Whole {
  is: 'whole'
  least: number
  most: number
}
/** Counts by id, 1 to 999; what counts nothing is not named. */
export interface Counts<T extends string = string> {
  is: 'counts'
  of: readonly T[]
}
/** A number that may be left out: it only asks, and is no part of what the move does. */
export interface Asked {
  is: 'asked'
}
/** A field that may be left out. */
export interface Optional<F extends OneOf | Counts = OneOf | Counts> {
  is: 'optional'
  field: F
}
export type Field = OneOf | Whole | Counts | Asked | Optional

interface MoveKind {
  /** What it belongs to in the game, such as the role in which it is made. */
  during: string
  /** Where it is the only legal move, the table makes it unasked. */
  unattended?: true
  fields: Readonly<Record<string, Field>>
}
export type MoveKinds = Readonly<Record<string, MoveKind>>

/** A field that takes one of these words. */
export const oneOf = <const T extends string>(of: readonly T[]): OneOf<T> => ({ is: 'one', of })
/** A field that tells how many of each of these; what is not named is none. */
export const countsOf = <const T extends string>(of: readonly T[]): Counts<T> => ({
  is: 'counts',
  of,
})
/** A field that takes a whole number within these bounds. */
export const whole = (least: number, most: number): Whole => ({ is: 'whole', least, most })
export const asked: Asked = { is: 'asked' }

export const optional = <const F extends OneOf | Counts>(field: F): Optional<F> => ({
  is: 'optional',
  field,
})

type ValueOf<F> =
  F extends OneOf<infer T> ? T : F extends Counts<infer T> ? Partial<Record<T, number>> : number
type Open = Asked | Optional
type Needed<F> = { [K in keyof F as F[K] extends Open ? never : K]: ValueOf<F[K]> }
type LeftOut<F> = {
  [K in keyof F as F[K] extends Open ? K : never]?: F[K] extends Optional<infer I>
    ? ValueOf<I>
    : number
}
type Flat<T> = { [K in keyof T]: T[K] }

/** The moves of a table, as a union by `do`. */
export type MoveFrom<T extends MoveKinds> = {
  [K in keyof T & string]: Flat<
    { do: K; seat: number } & Needed<T[K]['fields']> & LeftOut<T[K]['fields']>
  >
}[keyof T & string]

export const MOST = 999
/** The highest number that a seat can have in any game. */
export const MOST_SEAT = 9

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

export type Shape = Readonly<Record<string, unknown>>
type Counted = Readonly<Record<string, number>>

/** A value in its plain form, or undefined where it does not fit the field. */
function read(field: Field, value: unknown): unknown {
  if (field.is === 'optional') return read(field.field, value)
  if (field.is !== 'counts') return fits(field, value) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  return readCounts(field, value as Shape)
}

/** Whether a value fits a field whose values have one form alone. */
export function fits(field: OneOf | Whole | Asked, value: unknown): boolean {
  if (field.is === 'one') return field.of.includes(value as string)
  return field.is === 'whole' ? isWhole(value, field.least, field.most) : isWhole(value, 0, MOST)
}

/** Counts in their plain form. */
function readCounts({ of }: Counts, counts: Shape): object | undefined {
  for (const id of Object.keys(counts))
    if (!of.includes(id) || !isWhole(counts[id], 0, MOST)) return undefined
  const named = of.filter((id) => Object.hasOwn(counts, id) && counts[id] !== 0)
  return Object.fromEntries(named.map((id) => [id, counts[id]]))
}

/** Whether a field may be left out. */
export const isOpen = (field: Field | undefined): boolean =>
  field?.is === 'asked' || field?.is === 'optional'

/** A move of the right shape in its plain form (nothing counted as zero, ids in order), or null. Never throws. */
export function parseMove(
  kinds: MoveKinds,
  input: unknown,
): ({ do: string; seat: number } & Record<string, unknown>) | null {
  if (typeof input !== 'object' || input === null) return null
  const given = input as Shape
  const { do: kind, seat } = given
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return null
  const fields = kinds[kind]?.fields ?? {}
  if (!isWhole(seat, 0, MOST_SEAT)) return null
  for (const key of Object.keys(given))
    if (key !== 'do' && key !== 'seat' && !Object.hasOwn(fields, key)) return null
  const move: { do: string; seat: number } & Record<string, unknown> = { do: kind, seat }
  for (const key in fields) {
    const field = fields[key]
    if (!field) continue
    if (isOpen(field) && given[key] === undefined) continue
    const value = read(field, given[key])
    if (value === undefined) return null
    // Nothing counted is as good as left out.
    if (field.is === 'optional' && typeof value === 'object' && !Object.keys(value ?? {}).length)
      continue
    move[key] = value
  }
  return move
}

/** In the order of the ids, but for what is named alone: a layout names few of many. */
function keyOfCounts({ of }: Counts, counts: Counted): string {
  return Object.keys(counts)
    .filter((id) => counts[id])
    .sort((one, other) => of.indexOf(one) - of.indexOf(other))
    .map((id) => `${id}:${counts[id]},`)
    .join('')
}

/** Two moves that do the same have the same key: 'load 0 corn 6', 'place 1 corn:2 wharf:1'. */
export function keyOfMove(kinds: MoveKinds, move: { do: string; seat: number }): string {
  const shape = move as unknown as Shape
  let key = `${move.do} ${move.seat}`
  const fields = kinds[move.do]?.fields ?? {}
  for (const name in fields) {
    let field = fields[name]
    if (!field || field.is === 'asked') continue
    if (field.is === 'optional') {
      if (shape[name] === undefined) continue
      key += ` ${name}`
      field = field.field
    }
    key += ` ${field.is === 'counts' ? keyOfCounts(field, shape[name] as Counted) : shape[name]}`
  }
  return key
}

/** Whether a move is as `words` say; what they do not name may be anything, in counts too. */
export function matches(move: { do: string }, words: object): boolean {
  const shape = move as unknown as Shape
  return Object.entries(words).every(([key, wanted]) => {
    const fact = shape[key]
    if (typeof wanted !== 'object' || wanted === null) return fact === wanted
    const counts = (fact ?? {}) as Shape
    return Object.entries(wanted).every(([id, count]) => (counts[id] ?? 0) === count)
  })
}

/** The keys of `words` that no move of its kind has: a slip of the pen. The seat is not named there. */
export function unknownFields(kinds: MoveKinds, words: { do: string }): string[] {
  const fields = kinds[words.do]?.fields
  return Object.keys(words).filter((key) => key !== 'do' && !(fields && Object.hasOwn(fields, key)))
}
