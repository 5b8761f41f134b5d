/** What a line tells, between a position and a scenario's words. */
import { letterOf, type SeatLetter } from '../../../../engine/seats.ts'
import type { PlayerSource, SetSource, Start } from '../../rules/notation.ts'
import { OPTION_IDS, OPTION_VALUES, type OptionId } from '../../rules/options.ts'
import type { Position } from '../../rules/state.ts'
import type { At, SpecialId, Version } from '../../rules/vocabulary.ts'
import { startFrom } from '../write-position.ts'
import { nothingRemembered } from './phase.ts'

export type Board = Required<PlayerSource>
type Whole = Required<SetSource>

/** Field by field in the order of the line. */
export interface LineFields {
  table: { version: Version; seats: number; options: OptionId[] }
  at: At
  /** Whose turn it is, and who decides. */
  seats: SeatLetter[]
  clock: { round: number; turn: number; final: boolean }
  offers: Whole['offers']
  tiles: Whole['tiles']
  boards: Board[]
  town: Whole['town']
  stacks: Whole['stacks']
  ships: Required<Whole['ships']>
  specials: { pile: SpecialId[]; beside: Whole['beside']; seen: SpecialId[][]; mixed: SeatLetter[] }
  aside: { modernised: Whole['modernised']; gone: Whole['gone'] }
  phase: Required<Whole['phase']>
}

/** What is told before anything is read. */
export const emptyFields = (): LineFields => ({
  table: { version: 'full', seats: 1, options: [] },
  at: 'over',
  seats: [],
  clock: { round: 0, turn: 0, final: false },
  offers: {},
  tiles: [],
  boards: [],
  town: [],
  stacks: [],
  ships: { wooden: [], iron: [], steel: [], luxury: [] },
  specials: { pile: [], beside: [], seen: [], mixed: [] },
  aside: { modernised: [], gone: [] },
  phase: nothingRemembered(),
})

/** What the line of a position tells: all but chance. */
export function fieldsOf(position: Position): LineFields {
  const { version, options, players, at, active, seat, round, turn, final, phase } = position
  const { set = {} } = startFrom(position)
  const { specials } = position
  return {
    table: {
      version,
      seats: players.length,
      options: OPTION_IDS.filter((id) => options[id] === OPTION_VALUES[id][1]),
    },
    at,
    seats: [letterOf(active), letterOf(seat)],
    clock: { round, turn, final },
    offers: set.offers ?? {},
    tiles: position.tiles,
    boards: players,
    town: position.town,
    stacks: position.stacks,
    ships: position.ships,
    specials: {
      pile: specials.pile,
      beside: specials.beside,
      seen: specials.seen,
      mixed: set.mixed ?? [],
    },
    aside: { modernised: position.modernised, gone: position.gone },
    phase: {
      ...phase,
      owed: set.phase?.owed ?? null,
      sold: set.phase?.sold ?? [],
    },
  }
}

/** The same in the words of a scenario. */
export function startOf(fields: LineFields): Start {
  const { table, at, seats, clock, boards, specials, aside, ...rest } = fields
  const [active = 'A', seat = active] = seats
  const { version, options } = table
  const { pile, beside, seen, mixed } = specials
  const bySeat = <T>(all: readonly T[]): { [letter in SeatLetter]?: T } =>
    Object.fromEntries(all.map((one, who) => [letterOf(who), one]))
  return {
    game: {
      version,
      seats: table.seats,
      ...(options.length > 0 && {
        options: Object.fromEntries(options.map((id) => [id, OPTION_VALUES[id][1]])),
      }),
    },
    at,
    active,
    seat,
    set: {
      ...bySeat(boards),
      ...clock,
      offers: rest.offers,
      tiles: rest.tiles,
      town: rest.town,
      stacks: rest.stacks,
      ships: rest.ships,
      specials: pile,
      beside,
      seen: bySeat(seen),
      mixed,
      ...aside,
      phase: rest.phase,
    },
  }
}
