/** Guests, who may leave their house for an empty circle whenever the game waits. */
import { BEARERS, buildingOf, type Power } from '../buildings.ts'
import type { AddedPhase, Expansions } from '../expansions.ts'
import type { MoveOf } from '../moves.ts'
import { addResidents, hasBuilt, residentsOn, workersOn } from '../player.ts'
import { defineMove } from '../roles/define-move.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { at, type BuildingId, RESIDENTS, type Seat, TILES, type Tile } from '../vocabulary.ts'
import { OCCUPANT_BEARERS, type OccupantPower } from './occupants.ts'

type Circle = Tile | BuildingId

function houseOf(player: Player): BuildingId | undefined {
  for (const { id } of BEARERS.guests) if (hasBuilt(player, id)) return id
  return undefined
}

/** Residents of the player who may move at any moment. */
export function guestsOf(player: Player): number {
  const house = houseOf(player)
  return house ? workersOn(player, house) : 0
}

/** The player's circles outside the guests' house, place by place, that stand empty. */
function emptyPlaces(player: Player): Circle[] {
  const places: Circle[] = []
  const house = houseOf(player)
  for (const tile of TILES) if (at(player.tiles, tile) > at(player.manned, tile)) places.push(tile)
  for (const { id, workers } of player.city)
    if (id !== house && workers < buildingOf(id).circles) places.push(id)
  return places
}

/** Whether a guest of the player could go anywhere. */
export const guestCouldMove = (player: Player): boolean =>
  guestsOf(player) > 0 && emptyPlaces(player).length > 0

/** Whether a guest could give the player a power that an empty building holds back. */
export function guestCouldGive(player: Player, power: Power | OccupantPower): boolean {
  if (guestsOf(player) === 0) return false
  const bearers =
    power in OCCUPANT_BEARERS
      ? OCCUPANT_BEARERS[power as OccupantPower].buildings
      : BEARERS[power as Power]
  return bearers.some(({ id }) => workersOn(player, id) === 0)
}

/** While a player places their residents, their guests are part of the layout. */
const isPlacing = ({ phase }: { phase: AddedPhase }, state: State, seat: Seat): boolean =>
  phase.placing && seat === state.seat

/** Whether guests rest in the role in play. */
export const guestsRest = ({ options }: Expansions, state: State): boolean =>
  state.role === 'mayor' && !options['exp.guestsInMayorPhase']

const isOpen = (state: State): boolean => state.expansions?.options['exp.guestsOutOfTurn'] ?? false

const moves: Map<Circle, readonly MoveOf<'moveGuest'>[]>[] = []
/** The moves of any guest to a place, made once for each seat. */
function movesTo(seat: Seat, to: Circle): readonly MoveOf<'moveGuest'>[] {
  const made = moves[seat] ?? new Map()
  moves[seat] = made
  const known = made.get(to)
  if (known) return known
  const fresh = RESIDENTS.map((resident) =>
    Object.freeze<MoveOf<'moveGuest'>>({ do: 'moveGuest', seat, resident, to }),
  )
  made.set(to, fresh)
  return fresh
}

export const moveGuest = defineMove<'moveGuest'>({
  rules: {
    'guesthouse.owned': (state, move) => {
      const player = playerAt(state, move.seat)
      const house = houseOf(player)
      return house !== undefined && residentsOn(player, house, move.resident) > 0
    },
    'guesthouse.not-placing': (state, move) =>
      state.expansions !== undefined &&
      !isPlacing(state.expansions, state, move.seat) &&
      !guestsRest(state.expansions, state),
    'guesthouse.empty-circle': (state, move) =>
      emptyPlaces(playerAt(state, move.seat)).includes(move.to),
  },
  open: isOpen,
  candidates(state) {
    const found: MoveOf<'moveGuest'>[] = []
    for (let seat = 0; seat < state.players.length; seat++) {
      const player = playerAt(state, seat)
      if ((seat !== state.seat && !isOpen(state)) || guestsOf(player) === 0) continue
      for (const to of emptyPlaces(player)) found.push(...movesTo(seat, to))
    }
    return found
  },
  apply(state, { seat, resident, to }, emit) {
    const player = playerAt(state, seat)
    const house = houseOf(player)
    if (!house) return
    addResidents(player, house, resident, -1)
    addResidents(player, to, resident, 1)
    const isOnLand = (TILES as readonly string[]).includes(to)
    emit('guesthouse.move', seat, resident, 1, 'city', isOnLand ? 'land' : 'city')
  },
})
