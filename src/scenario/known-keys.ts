import type * as v from 'valibot'
import { SEAT_LETTERS } from '../engine/seats.ts'

type Path = readonly (string | number)[]

/** What of a schema's inside is looked at; each kind has some of it. */
type Inside = v.GenericSchema & {
  entries?: Readonly<Record<string, v.GenericSchema>>
  item?: v.GenericSchema
  value?: v.GenericSchema
  wrapped?: v.GenericSchema
  options?: readonly unknown[]
  getter?: (input: unknown) => v.GenericSchema
}

const isSchema = (option: unknown): option is v.GenericSchema =>
  typeof option === 'object' && option !== null

/** The schema itself: what may be left out, and what is made only when it is asked for, taken out of its wrapping. */
function shapesOf(schema: v.GenericSchema): Inside[] {
  const { wrapped, getter, options } = schema as Inside
  if (wrapped) return shapesOf(wrapped)
  if (getter) return shapesOf(getter(undefined))
  const inner = options?.filter(isSchema) ?? []
  return inner.length > 0 ? inner.flatMap(shapesOf) : [schema as Inside]
}

/** The schemas that may hold at a place of a schema's input; none where anything may stand. */
function schemasAt(schema: v.GenericSchema, [key, ...rest]: Path): Inside[] {
  const shapes = shapesOf(schema)
  if (key === undefined) return shapes
  return shapes.flatMap(({ entries, item, value }) => {
    const next = entries && Object.hasOwn(entries, key) ? entries[key] : (item ?? value)
    return next ? schemasAt(next, rest) : []
  })
}

/** The keys that a schema knows at a place of its input. */
export const knownKeys = (schema: v.GenericSchema, path: Path): string[] =>
  schemasAt(schema, path).flatMap(({ entries }) => Object.keys(entries ?? {}))

/** The words that a schema lets stand at a place of its input. */
export const knownWords = (schema: v.GenericSchema, path: Path): string[] =>
  schemasAt(schema, path).flatMap(({ options }) => options?.map(String) ?? [])

/** Deepest place that is looked at: 'set.A.goods.corn'. */
const MAX_DEPTH = 4

/** Where a key could stand, below a place if it can there, else anywhere; of seats the one of that place. */
export function placesOf(schema: v.GenericSchema, path: Path, key: string): string[] {
  const seat = path.find((part) => SEAT_LETTERS.some((letter) => letter === part)) ?? 'A'
  const below = (at: Path): string[] =>
    at.length >= MAX_DEPTH
      ? []
      : schemasAt(schema, at)
          .flatMap(({ entries }) => Object.keys(entries ?? {}))
          .filter((inner) => inner === seat || !SEAT_LETTERS.some((letter) => letter === inner))
          .flatMap((inner) => {
            const place = [...at, inner]
            return [...(inner === key ? [place.join('.')] : []), ...below(place)]
          })
  const near = below(path)
  return near.length > 0 ? near : below([])
}
