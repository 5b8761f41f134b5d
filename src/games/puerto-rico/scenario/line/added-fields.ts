/** What a line tells of expansions, in fields behind those of every line (docs/notation.md). */
import { SEAT_LETTERS, type SeatLetter } from '../../../../engine/seats.ts'
import {
  type Codec,
  countsOf,
  listOf,
  number,
  oneOf,
  partsOf,
  recordOf,
  seat,
} from '../../../../scenario/line/codec.ts'
import type { Field } from '../../../../scenario/line/fields.ts'
import type { Reader } from '../../../../scenario/line/reader.ts'
import { EXPANSION_OPTION_IDS, EXPANSION_OPTION_VALUES } from '../../rules/expansions.ts'
import type { Start } from '../../rules/notation.ts'
import type { Good, RoleTile } from '../../rules/vocabulary.ts'
import {
  ADDED_OPTION_CODES,
  ADDED_PHASE_CODES,
  ALL_BUILDING_CODES,
  GOOD_CODES,
  NOBLE_PLACES,
  REMOVED_CODES,
} from './added-codes.ts'
import { ROLE_CODES } from './codes.ts'

type StartSet = NonNullable<Start['set']>
export type Read = Start & { game: NonNullable<Start['game']>; set: StartSet }
type Table = NonNullable<StartSet['expansions']>
type Phase = NonNullable<Table['phase']>

interface AddedField extends Field<Read> {
  write: (start: Start) => string
}

const goods = countsOf(GOOD_CODES)
const nobles = countsOf(NOBLE_PLACES, /[A-Z*]|[a-z]{2}/y)
const buildings = listOf(oneOf(ALL_BUILDING_CODES, /[a-z]{2}/y))
const seats = listOf(seat)
const options = countsOf(ADDED_OPTION_CODES)

/** One part for each seat. */
const bySeat = <K extends 'nobles' | 'forests'>(id: K, like: string, part: Codec<object>) =>
  ({
    id,
    like,
    write: ({ game, set }) =>
      partsOf(part, '/').write(
        SEAT_LETTERS.slice(0, game?.seats).map((letter) => set?.[letter]?.[id] ?? {}),
      ),
    read(reader, { game, set }) {
      for (const [index, given] of partsOf(part, '/', game.seats).read(reader).entries()) {
        const letter = SEAT_LETTERS[index]
        if (letter && Object.keys(given).length > 0) set[letter] = { ...set[letter], [id]: given }
      }
    },
  }) satisfies AddedField

const aside = recordOf<Required<Pick<Table, 'aboard' | 'doubled' | 'removed'>>>(
  { aboard: number, doubled: seats, removed: countsOf(REMOVED_CODES) },
  ',',
)

const yes: Codec<true> = { write: () => '', read: () => true }

/** Goods of a seat: its letter, then what it received, with a colon between seats. */
const received: Codec<{ [letter in SeatLetter]?: Partial<Record<Good, number>> }> = {
  write: (given) =>
    SEAT_LETTERS.flatMap((letter) => {
      const counts = given[letter]
      return counts ? [`${seat.write(letter)}${goods.write(counts)}`] : []
    }).join(':'),
  read: (reader) =>
    Object.fromEntries(
      reader.parts(':').map((part) => {
        const letter = seat.read(part)
        return [letter, part.next(/-/y) ? {} : goods.read(part)]
      }),
    ),
}

/** How each thing that is remembered stands behind its letter. */
const REMEMBERED = {
  called: number,
  calling: yes,
  doubled: yes,
  recruits: number,
  dealt: number,
  placing: yes,
  drawn: oneOf(GOOD_CODES),
  second: yes,
  settled: number,
  bonus: number,
  received,
  sold: yes,
  traded: yes,
  opened: seats,
  paired: seats,
  paid: yes,
  supplied: seats,
  smallWharfUsed: seats,
} as { [K in keyof typeof ADDED_PHASE_CODES]: Codec<unknown> }

const role = oneOf(ROLE_CODES)

function writePhase({ set }: Start): string {
  const given: Readonly<Record<string, unknown>> = { ...set?.expansions?.phase }
  const parts = (Object.keys(ADDED_PHASE_CODES) as (keyof Phase)[]).flatMap((key) =>
    given[key] === undefined
      ? []
      : [`${ADDED_PHASE_CODES[key]}${REMEMBERED[key].write(given[key])}`],
  )
  if (set?.role) parts.unshift(`R${role.write(set.role)}`)
  return parts.join(',') || '-'
}

function readPhase(reader: Reader, set: StartSet): void {
  const phase: Record<string, unknown> = {}
  for (const part of reader.isEnd() ? [] : reader.parts(',')) {
    if (part.next(/R/y)) set.role = role.read(part) satisfies RoleTile
    else {
      const key = part.code(ADDED_PHASE_CODES)
      phase[key] = REMEMBERED[key].read(part)
    }
    part.end()
  }
  set.expansions = { ...set.expansions, phase: phase as Phase }
}

/** The fields in their order. */
export const ADDED_FIELDS = [
  {
    id: 'added-options',
    like: 'a2l, -',
    write: ({ game }) =>
      options.write(
        Object.fromEntries(
          EXPANSION_OPTION_IDS.map((id) => {
            const values: readonly unknown[] = EXPANSION_OPTION_VALUES[id]
            return [id, Math.max(0, values.indexOf(game?.options?.[id]))]
          }),
        ),
      ),
    read(reader, { game }) {
      const given = Object.entries(options.read(reader)).map(([id, index]) => {
        const values: readonly unknown[] =
          EXPANSION_OPTION_VALUES[id as keyof typeof EXPANSION_OPTION_VALUES]
        return [id, values[index] ?? reader.refuse()]
      })
      game.options = { ...game.options, ...Object.fromEntries(given) }
    },
  },
  {
    id: 'chosen',
    like: 'aqfhbm, -',
    write: ({ set }) => buildings.write(set?.expansions?.chosen ?? []),
    read(reader, { set }) {
      set.expansions = { ...set.expansions, chosen: buildings.read(reader) }
    },
  },
  bySeat('nobles', 'C2ha*/-', nobles),
  bySeat('forests', 'c2s/-', goods),
  {
    id: 'aside',
    like: '1,a,c2n1v3',
    write: ({ set }) => {
      const { aboard = 0, doubled = [], removed = {} } = set?.expansions ?? {}
      return aside.write({ aboard, doubled, removed })
    },
    read(reader, { game, set }) {
      const { aboard, ...given } = aside.read(reader)
      const hasNobles = game.expansions?.includes('nobles')
      set.expansions = { ...set.expansions, ...given, ...(hasNobles && { aboard }) }
    },
  },
  {
    id: 'added-phase',
    like: 'RM,c1,tc,ua, -',
    write: writePhase,
    read: (reader, { set }) => readPhase(reader, set),
  },
] as const satisfies readonly AddedField[]
