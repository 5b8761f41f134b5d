/** A position of Le Havre in one line, and back to a scenario's words (docs/notation.md). */
import {
  type Codec,
  countsOf,
  listOf,
  nullable,
  number,
  oneOf,
  partsOf,
  recordOf,
  seat,
} from '../../../../scenario/line/codec.ts'
import { fieldsFrom } from '../../../../scenario/line/fields.ts'
import type { ParsedFile } from '../../../../scenario/parse.ts'
import type { Start } from '../../rules/notation.ts'
import type { Position } from '../../rules/state.ts'
import { DECISIONS, each, OFFERS } from '../../rules/vocabulary.ts'
import {
  BUILDING_CODES,
  ITEM_CODES,
  OPTION_CODES,
  SHIP_CODES,
  SPECIAL_CODES,
  TILE_CODES,
  VERSION_CODES,
} from './codes.ts'
import { type Board, emptyFields, fieldsOf, type LineFields, startOf } from './fields.ts'
import { phase } from './phase.ts'

const building = oneOf(BUILDING_CODES, /../y)
const buildings = listOf(building)
const specials = listOf(oneOf(SPECIAL_CODES, /../y))
const ships = listOf(oneOf(SHIP_CODES, /../y))
const items = countsOf(ITEM_CODES)

const table: Codec<LineFields['table']> = {
  write: ({ version, seats, options }) => {
    const codes = options.map((id) => OPTION_CODES[id]).join('')
    return `${VERSION_CODES[version]}${seats}${codes && `+${codes}`}`
  },
  read: (reader) => ({
    version: reader.code(VERSION_CODES),
    seats: Number(reader.take(/[1-5]/y)),
    options: reader.next(/\+/y) ? reader.all(() => reader.code(OPTION_CODES)) : [],
  }),
}

/** Round, turn, and x in the final stage: '4.3', '14.2x'. */
const clock: Codec<LineFields['clock']> = {
  write: ({ round, turn, final }) => `${round}.${turn}${final ? 'x' : ''}`,
  read: (reader) => {
    const round = reader.count()
    reader.take(/\./y)
    return { round, turn: reader.count(), final: reader.next(/x/y) !== undefined }
  },
}

const BOARD = { items, loans: number, disc: nullable(building), buildings, ships }
/** What stands between the commas of a board, in its order. */
export const BOARD_PARTS = Object.keys(BOARD) as (keyof typeof BOARD)[]
const board = recordOf<Board>(BOARD, ',')

interface LineField<T> {
  /** How it may look. */
  like: string
  codec: Codec<T>
}

/** The fields in their order. */
export const FIELDS: { readonly [K in keyof LineFields]: LineField<LineFields[K]> } = {
  table: { like: 'f3, s2+ag', codec: table },
  at: {
    like: 'turn.main',
    codec: oneOf(
      each([...DECISIONS, 'over'], (at) => at),
      /[a-zA-Z.]+/y,
    ),
  },
  seats: { like: 'AB', codec: { write: (letters) => letters.join(''), read: listOf(seat).read } },
  clock: { like: '4.3, 14.2x', codec: clock },
  offers: { like: 'f2w3, -', codec: countsOf(each(OFFERS, (offer) => ITEM_CODES[offer])) },
  tiles: { like: '3152476', codec: listOf(oneOf(TILE_CODES)) },
  boards: { like: 'r5f2W,0,sm,bhsm,Ap/…', codec: partsOf(board, '/') },
  town: { like: 'b1b2cf, -', codec: buildings },
  stacks: { like: 'mpsm/fi/-', codec: partsOf(buildings, '/') },
  ships: {
    like: 'ApBl/-/-/-',
    codec: recordOf({ wooden: ships, iron: ships, steel: ships, luxury: ships }, '/'),
  },
  specials: {
    like: 'bkzo,-,bk/-,a',
    codec: recordOf(
      { pile: specials, beside: buildings, seen: partsOf(specials, '/'), mixed: listOf(seat) },
      ',',
    ),
  },
  aside: { like: 'w1,Ap', codec: recordOf({ modernised: buildings, gone: ships }, ',') },
  phase: { like: 's,a,bsm,of, -', codec: phase },
}

const KEYS = Object.keys(FIELDS) as (keyof LineFields)[]

/** How a line begins: with its table, then where the game stands. */
const BEGINNING = /^[fs][1-5](?:\+[a-z]+)?\s+[a-zA-Z.]+\s/

/** Whether a text is meant as a position in one line. */
export const isLine = (text: string): boolean => BEGINNING.test(text.trim())

const written = <K extends keyof LineFields>(fields: LineFields, key: K): string =>
  FIELDS[key].codec.write(fields[key])

/** The line of a position; chance is not in it. */
export function lineOf(position: Position): string {
  const fields = fieldsOf(position)
  return KEYS.map((key) => written(fields, key)).join(' ')
}

const reading = <K extends keyof LineFields>(id: K) => {
  const { like, codec } = FIELDS[id]
  return {
    id,
    like,
    read: (reader: Parameters<typeof codec.read>[0], fields: LineFields): void => {
      fields[id] = codec.read(reader)
    },
  }
}

/** Reads a line; spaces of any kind and number stand between its fields. Never throws. */
export function readLine(text: string): ParsedFile<Start> {
  const read = fieldsFrom(KEYS.map(reading), text, emptyFields())
  return read.ok ? { ...read, source: startOf(read.source) } : read
}
