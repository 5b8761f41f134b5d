/** Guests, who may leave their house for an empty circle whenever the game waits. */
import { BEARERS, type Power } from '../buildings.ts'
import type { AddedPhase, Expansions } from '../expansions.ts'
import type { MoveOf } from '../moves.ts'
import { addResidents, emptyCirclesOn, hasBuilt, residentsOn, workersOn } from '../player.ts'
import { act } from '../roles/act.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { type BuildingId, RESIDENTS, type Seat, TILES, type Tile } from '../vocabulary.ts'
import { OCCUPANT_BEARERS, type OccupantPower } from './occupants.ts'

type Circle = Tile | BuildingId

const houseOf = (player: Player): BuildingId | undefined =>
  BEARERS.guests.find(({ id }) => hasBuilt(player, id))?.id

/** Residents of the player who may move at any moment. */
export function guestsOf(player: Player): number {
  const house = houseOf(player)
  return house ? workersOn(player, house) : 0
}

/** The player's circles outside the guests' house, place by place, that stand empty. */
function emptyPlaces(player: Player): Circle[] {
  const places: Circle[] = [...TILES, ...player.city.map(({ id }) => id)]
  const house = houseOf(player)
  return places.filter((place) => place !== house && emptyCirclesOn(player, place) > 0)
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

/** While a player places his residents, his guests are part of the layout. */
const isPlacing = ({ phase }: { phase: AddedPhase }, state: State, seat: Seat): boolean =>
  phase.placing && seat === state.seat

/** Whether guests rest in the role in play. */
export const guestsRest = ({ options }: Expansions, state: State): boolean =>
  state.role === 'mayor' && !options['exp.guestsInMayorPhase']

const isOpen = (state: State): boolean => state.expansions?.options['exp.guestsOutOfTurn'] ?? false

export const moveGuest = act<'moveGuest'>({
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
  options(state) {
    const moves: MoveOf<'moveGuest'>[] = []
    for (const [seat, player] of state.players.entries()) {
      if ((seat !== state.seat && !isOpen(state)) || guestsOf(player) === 0) continue
      for (const to of emptyPlaces(player))
        for (const resident of RESIDENTS) moves.push({ do: 'moveGuest', seat, resident, to })
    }
    return moves
  },
  play(state, { seat, resident, to }, note) {
    const player = playerAt(state, seat)
    const house = houseOf(player)
    if (!house) return
    addResidents(player, house, resident, -1)
    addResidents(player, to, resident, 1)
    const isOnLand = (TILES as readonly string[]).includes(to)
    note('guesthouse.move', seat, resident, 1, 'city', isOnLand ? 'land' : 'city')
  },
})
