/** A position in one line, back to a scenario's words; or the place in it that cannot be read. */
import { SEAT_LETTERS, type SeatLetter } from '../../../../engine/seats.ts'
import { type Field, fieldsFrom } from '../../../../scenario/line/fields.ts'
import { Reader } from '../../../../scenario/line/reader.ts'
import type { ParsedFile } from '../../../../scenario/parse.ts'
import { OPTION_VALUES } from '../../rules/editions.ts'
import type { Start } from '../../rules/notation.ts'
import { ADDED_DECISIONS, DECISIONS, each, type RoleTile } from '../../rules/vocabulary.ts'
import { hasProduced } from '../complete.ts'
import { ALL_BUILDING_CODES, EXPANSION_CODES } from './added-codes.ts'
import { ADDED_FIELDS, type Read } from './added-fields.ts'
import { ENDING_CODES, LAID_CODES, OPTION_CODES, REMEMBERED_CODES, ROLE_CODES } from './codes.ts'
import { due } from './due.ts'
import { countsFrom, goodFrom } from './goods.ts'
import { playerFrom } from './read-player.ts'

type StartSet = NonNullable<Start['set']>
type Remembered = NonNullable<StartSet['phase']>

/** How a line begins: with its table, then where the game stands. */
const BEGINNING = /^(?:2|c[2-5])(?:x[a-z]+)?(?:\+[a-z]+)?\s+[a-z.]+\s/

/** Whether a text is meant as a position in one line. */
export const isLine = (text: string): boolean => BEGINNING.test(text.trim())

const PLACES = each([...DECISIONS, ...ADDED_DECISIONS, 'over'], (at) => at)

/** The fields in their order. */
export const FIELDS = [
  { id: 'table', like: '2, c4, c4xbn', read: readTable },
  {
    id: 'at',
    like: 'roles, captain.loading',
    read(reader, start) {
      start.at = reader.code(PLACES, /[a-z.]+/y)
    },
  },
  {
    id: 'seats',
    like: 'AAB',
    read(reader, start) {
      start.set.governor = reader.seat()
      start.chooser = reader.seat()
      start.seat = reader.seat()
    },
  },
  {
    id: 'round',
    like: '7',
    read(reader, { set }) {
      set.round = reader.count()
    },
  },
  { id: 'roles', like: 'SaMbT2, -', read: readRoles },
  {
    id: 'boards',
    like: '3,5,c2s,C2cQ,sf1ha,0/…',
    read(reader, { game, set }) {
      const boards = reader.take(/.*/y).split('/')
      let begins = 0
      for (const [seat, letter] of SEAT_LETTERS.slice(0, game.seats).entries()) {
        const board = boards[seat] ?? ''
        set[letter] = playerFrom(board, begins)
        begins += board.length + 1
      }
      if (boards.length !== game.seats) reader.refuse(begins - 1)
    },
  },
  {
    id: 'market',
    like: '2, 2x1',
    read(reader, { set }) {
      set.market = reader.count()
      if (reader.next(/x/y)) set.supply = { refused: reader.count() }
    },
  },
  {
    id: 'faceUp',
    like: 'cfs, -',
    read(reader, { set }) {
      set.faceUp = reader.all(() => goodFrom(reader))
    },
  },
  {
    id: 'discard',
    like: 'c2s, -',
    read(reader, { set }) {
      set.discard = countsFrom(reader)
    },
  },
  {
    id: 'ships',
    like: '4c2,6s, -',
    read(reader, { set }) {
      const loads = reader.all(() => {
        const size = reader.take(/\d/y)
        const load = { [goodFrom(reader)]: reader.times() }
        reader.next(/,/y)
        return [size, load]
      })
      set.ships = Object.fromEntries(loads)
    },
  },
  {
    id: 'house',
    like: 'cs, -',
    read(reader, { set }) {
      set.house = reader.all(() => goodFrom(reader))
    },
  },
  {
    id: 'phase',
    like: 'tc,bwf,n1,wab,l, -',
    read(reader, { at = 'roles', set }) {
      const remembered = reader.all((): Remembered => {
        const one = REMEMBERED[reader.code(REMEMBERED_CODES)](reader)
        reader.next(/,/y)
        return one
      })
      // A line tells all: what is not in it was not produced.
      set.phase = Object.assign({}, hasProduced(at) && { produced: {} }, ...remembered)
    },
  },
  {
    id: 'ending',
    like: 'cvb, -',
    read(reader, { set }) {
      set.ending = reader.all(() => reader.code(ENDING_CODES))
    },
  },
] as const satisfies readonly Field<Read>[]

function readTable(reader: Reader, { game }: Read): void {
  const table = reader.take(/2|c[2-5]/y)
  game.edition = table === '2' ? 'two-player' : 'classic'
  game.seats = Number(table.at(-1))
  if (reader.next(/x/y)) {
    game.expansions = [reader.code(EXPANSION_CODES)]
    while (reader.next(/(?=[a-z])/y) !== undefined)
      game.expansions.push(reader.code(EXPANSION_CODES))
  }
  if (!reader.next(/\+/y)) return
  const on = reader.all(() => reader.code(OPTION_CODES))
  game.options = Object.fromEntries(on.map((id) => [id, OPTION_VALUES[id][1]]))
}

function readRoles(reader: Reader, { set }: Read): void {
  const taken: { [letter in SeatLetter]?: RoleTile[] } = {}
  const coins: Partial<Record<RoleTile, number>> = {}
  reader.all(() => {
    const role = reader.code(ROLE_CODES)
    if (reader.next(/(?=[a-e])/y) !== undefined) {
      const taker = reader.seat()
      taken[taker] = [...(taken[taker] ?? []), role]
    }
    const lying = reader.next(/\d{1,3}/y)
    if (lying !== undefined) coins[role] = Number(lying)
  })
  Object.assign(set, { taken, coins })
}

const REMEMBERED: Record<keyof typeof REMEMBERED_CODES, (reader: Reader) => Remembered> = {
  tile: (reader) => ({ tile: reader.code(LAID_CODES) }),
  drawn: () => ({ drawn: true }),
  building: (reader) => ({ building: reader.code(ALL_BUILDING_CODES, /../y) }),
  produced: (reader) => ({ produced: countsFrom(new Reader(reader.take(/[^,]+/y))) }),
  passes: (reader) => ({ passes: reader.count() }),
  wharfUsed: (reader) => ({
    wharfUsed: Array.from(reader.take(/[a-e]+/y), (letter) => letter.toUpperCase() as SeatLetter),
  }),
  chooserLoaded: () => ({ chooserLoaded: true }),
  due: (reader) => ({ due: due.read(new Reader(reader.take(/[^,]+/y))) }),
}

/** Reads a line; spaces of any kind and number stand between its fields. Never throws. */
export const readLine = (text: string): ParsedFile<Start> =>
  fieldsFrom(/^\s*\w+x/.test(text) ? [...FIELDS, ...ADDED_FIELDS] : FIELDS, text, {
    game: {},
    set: {},
  })
