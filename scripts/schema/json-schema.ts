/** JSON Schemas, for editors, from the schemas that files are read by. */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { type Field, isOpen, MOST, type MoveKinds } from '../../src/engine/move-kinds.ts'

type Json = Record<string, unknown>

/** A part that stands in several places is written once where it is longer than this. */
const LONGEST_REPEATED = 120

/** The JSON Schema of what `schema` reads; moves in it have the fields of their kinds. */
export function jsonSchemaOf(title: string, schema: v.GenericSchema, kinds: MoveKinds = {}): Json {
  const overrideSchema: ConversionConfig['overrideSchema'] = ({ valibotSchema, jsonSchema }) =>
    isMove(valibotSchema) ? moveSchema(jsonSchema, kinds) : undefined
  const { $schema, definitions, ...whole } = toJsonSchema(schema, {
    errorMode: 'ignore',
    overrideSchema,
  })
  const repeated = repeatedIn({ whole, definitions })
  const share = (value: unknown): unknown => shared(value, repeated)
  const own = [...repeated].map(([text, name]) => [name, inside(JSON.parse(text), share)])
  const all = { ...Object(share(definitions)), ...Object.fromEntries(own) }
  return { $schema, title, ...Object(share(whole)), definitions: all }
}

const isMove = (schema: { type: string }): boolean =>
  schema.type === 'loose_object' && 'entries' in schema && 'do' in Object(schema.entries)

/** A move of each kind, with the fields that it has; one that is expected to be unreadable may have any. */
function moveSchema(jsonSchema: object, kinds: MoveKinds): Json {
  const { additionalProperties: _, ...move } = jsonSchema as { properties: Json } & Json
  // In lessons a move may tell what counts alone, and no seat.
  const isWhole = 'seat' in move.properties
  const ofKinds = Object.entries(kinds).map(([kind, { fields }]) => ({
    if: { properties: { do: { not: { const: kind } } } },
    else: {
      properties: {
        ...Object.fromEntries(Object.keys(move.properties).map((key) => [key, true])),
        ...Object.fromEntries(Object.entries(fields).map(([key, of]) => [key, fieldSchema(of)])),
      },
      required: isWhole ? Object.keys(fields).filter((key) => !isOpen(fields[key])) : [],
      additionalProperties: false,
    },
  }))
  if (!isWhole) return { ...move, allOf: ofKinds }
  const broken = { anyOf: [{ const: 'turn.form' }, { contains: { const: 'turn.form' } }] }
  const expect = { properties: { broken }, required: ['broken'] }
  return {
    ...move,
    if: { properties: { expect }, required: ['expect'] },
    else: { allOf: ofKinds },
  }
}

function fieldSchema(field: Field): Json {
  switch (field.is) {
    case 'optional':
      return fieldSchema(field.field)
    case 'one':
      return { enum: field.of }
    case 'whole':
      return { type: 'integer', minimum: field.least, maximum: field.most }
    case 'asked':
      return { type: 'integer', minimum: 0, maximum: MOST }
    case 'counts': {
      const count = { type: 'integer', minimum: 0, maximum: MOST }
      const properties = Object.fromEntries(field.of.map((id) => [id, count]))
      return { type: 'object', properties, additionalProperties: false }
    }
  }
}

/** A schema, and no table of properties. */
const isSchema = (value: object): boolean =>
  Object.entries(value).some(
    ([key, inner]) =>
      (key === 'type' && typeof inner === 'string') ||
      (['enum', 'anyOf', 'allOf'].includes(key) && Array.isArray(inner)),
  )

/** The long parts that stand in several places, as text, with a name for each. */
function repeatedIn(whole: object): Map<string, string> {
  const times = new Map<string, number>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const text = JSON.stringify(value)
    if (isSchema(value) && text.length > LONGEST_REPEATED) {
      const before = times.get(text) ?? 0
      times.set(text, before + 1)
      if (before > 0) return
    }
    Object.values(value).forEach(visit)
  }
  visit(whole)
  const often = [...times].filter(([, count]) => count > 1)
  return new Map(often.map(([text], index) => [text, `part${index + 1}`]))
}

/** A value with its repeated parts pointed at. */
function shared(value: unknown, repeated: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const name = repeated.get(JSON.stringify(value))
  if (name !== undefined) return { $ref: `#/definitions/${name}` }
  return inside(value, (inner) => shared(inner, repeated))
}

const inside = (value: object, change: (inner: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map(change)
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]))
