/** What a line tells of the turn: 'a,bsm,e1,odw2:c:sm'. */
import {
  type Codec,
  countsOf,
  listOf,
  nullable,
  oneOf,
  seat,
} from '../../../../scenario/line/codec.ts'
import type { Reader } from '../../../../scenario/line/reader.ts'
import type { SetSource } from '../../rules/notation.ts'
import { BUILDING_CODES, CARD_CODES, ITEM_CODES, NEED_CODES, OWED_CODES } from './codes.ts'

type Phase = NonNullable<SetSource['phase']>
type Owed = NonNullable<Phase['owed']>
type Sale = NonNullable<Phase['sold']>[number]

/** What is remembered within a turn. */
export const REMEMBERED_CODES = {
  supplied: 's',
  acted: 'a',
  building: 'b',
  effect: 'e',
  constructed: 'c',
  owed: 'o',
  asked: 'q',
  sold: 'x',
} as const

const building = oneOf(BUILDING_CODES, /../y)
const card = oneOf(CARD_CODES, /../y)
const need = countsOf(NEED_CODES)
const gain = countsOf(ITEM_CODES)

const owed: Codec<Owed> = {
  write: (value) =>
    value.for === 'deal'
      ? `d${need.write(value.need)}:${gain.write(value.gain)}:${nullable(card).write(value.card)}`
      : OWED_CODES[value.for],
  read: (reader) => {
    const what = reader.code(OWED_CODES)
    if (what !== 'deal') return { for: what }
    const [needed, gained, named] = reader.parts(':', 3)
    if (!needed || !gained || !named) return reader.refuse()
    return {
      for: what,
      need: need.read(needed),
      gain: gain.read(gained),
      card: nullable(card).read(named),
    }
  },
}

/** The card that a seat sold; a star where its disc stood there. */
const sale: Codec<Sale> = {
  write: (one) => `${seat.write(one.seat)}${card.write(one.card)}${one.disc ? '*' : ''}`,
  read: (reader) => ({
    seat: reader.seat(),
    card: card.read(reader),
    disc: reader.next(/\*/y) !== undefined,
  }),
}
const sales = listOf(sale)

const READ: Record<keyof typeof REMEMBERED_CODES, (reader: Reader) => Phase> = {
  supplied: () => ({ supplied: true }),
  acted: () => ({ acted: true }),
  building: (reader) => ({ building: building.read(reader) }),
  effect: (reader) => ({ effect: reader.count() }),
  constructed: (reader) => ({ constructed: reader.count() }),
  owed: (reader) => ({ owed: owed.read(reader) }),
  asked: (reader) => ({ asked: reader.count() }),
  sold: (reader) => ({ sold: sales.read(reader) }),
}

/** What a turn remembers where it has just begun. */
export const nothingRemembered = (): Required<Phase> => ({
  supplied: false,
  acted: false,
  building: null,
  effect: 0,
  constructed: 0,
  owed: null,
  asked: 0,
  sold: [],
})

export const phase: Codec<Required<Phase>> = {
  write: (value) =>
    [
      value.supplied && 's',
      value.acted && 'a',
      value.building && `b${building.write(value.building)}`,
      value.effect && `e${value.effect}`,
      value.constructed && `c${value.constructed}`,
      value.owed && `o${owed.write(value.owed)}`,
      value.asked && `q${value.asked}`,
      value.sold && value.sold.length > 0 && `x${sales.write(value.sold)}`,
    ]
      .filter(Boolean)
      .join(',') || '-',
  read: (reader) => {
    const nothing = nothingRemembered()
    if (reader.isEnd()) return nothing
    const parts = reader.parts(',').map((part) => {
      const one = READ[part.code(REMEMBERED_CODES)](part)
      part.end()
      return one
    })
    return Object.assign(nothing, ...parts)
  },
}
