/** Guests, who may be moved whenever somebody is asked (docs/rulings.md I), and questions that allow for it. */
import type { Move, MoveOf } from '../../rules/moves.ts'
import type { Player, State } from '../../rules/state.ts'
import { type At, type BuildingId, roleOf, type Seat, TILES } from '../../rules/vocabulary.ts'
import {
  addedTo,
  type Coroutine,
  clockwise,
  hasEmptyCircle,
  move1,
  owns,
  playerIn,
  type Question,
  reward,
  standing,
  works,
} from './table.ts'

/** With this option nobody moves a guest from the choice of the mayor to the refill. */
const guestsSleep = (table: State): boolean =>
  table.role !== null &&
  roleOf(table.role) === 'mayor' &&
  !addedTo(table).options['exp.guestsInMayorPhase']

function mayMoveGuest(table: State, asked: Question, move: MoveOf<'moveGuest'>): boolean {
  const { expansions } = table
  const player = table.players[move.seat]
  if (!expansions || !player || guestsSleep(table)) return false
  const isOwn = move.seat === asked.seat
  if (!isOwn && !expansions.options['exp.guestsOutOfTurn']) return false
  if (isOwn && asked.at === 'mayor.placing') return false
  if (standing(player, 'guesthouse', move.resident) === 0) return false
  return move.to !== 'guesthouse' && hasEmptyCircle(player, move.to)
}

/**
 * Asks until the answer is no guest's move, and gives it. Each time it looks again at what is to be asked: a
 * guest may have changed that. Null where there is nothing to ask any more.
 */
export function* ask(table: State, look: () => Question | null): Coroutine<Move | null> {
  for (;;) {
    const question = look()
    if (!question) return null
    const answer = yield {
      ...question,
      allows: (move) =>
        move.do === 'moveGuest'
          ? mayMoveGuest(table, question, move)
          : move.seat === question.seat && question.allows(move),
    }
    if (answer.do !== 'moveGuest') return answer
    const player = playerIn(table, answer.seat)
    move1(player, 'guesthouse', answer.resident, -1)
    move1(player, answer.to, answer.resident, 1)
  }
}

/** Points of a building: paid at once, or asked about where they can be declined. */
export function* offer(table: State, seat: Seat, at: At, points: number): Coroutine {
  if (points === 0) return
  if (!table.options['points.declinable']) return reward(table, seat, points)
  const answer = yield* ask(table, () => ({
    at,
    seat,
    allows: (move) => move.do === 'pass' || move.do === 'takePoints',
  }))
  if (answer?.do === 'takePoints') reward(table, seat, points)
}

/** Whether a guest could still fill an empty building of the player. */
export const guestCouldFill = (player: Player, id: BuildingId): boolean =>
  works(player, 'guesthouse') && owns(player, id) && !works(player, id)

/** Works, or could by a guest. */
export const couldWork = (player: Player, id: BuildingId): boolean =>
  works(player, id) || guestCouldFill(player, id)

/** Two players choose three roles each: one of them is said to count twice. */
const isSaid = (table: State): boolean =>
  table.players.length === 2 && addedTo(table).options['exp.libraryOncePerRound2p']

/** Whether a seat is asked before the role begins, since it would come too late in it. */
function hasToBeAsked(table: State, seat: Seat, chooser: Seat): boolean {
  const player = playerIn(table, seat)
  const mayMove = !guestsSleep(table)
  const libraryByGuest = seat === chooser && mayMove && guestCouldFill(player, 'library')
  if (isSaid(table)) {
    const rests = addedTo(table).doubled.includes(seat)
    if (seat === chooser && !rests && (works(player, 'library') || libraryByGuest)) return true
  }
  const role = table.role && roleOf(table.role)
  const late = libraryByGuest && !isSaid(table)
  if (role === 'mayor') return late || (mayMove && guestCouldFill(player, 'villa'))
  if (role === 'prospector') return late
  const places = [...TILES, ...player.city.map(({ id }) => id)]
  return (
    role === 'craftsman' &&
    works(player, 'guesthouse') &&
    places.some((place) => place !== 'guesthouse' && hasEmptyCircle(player, place))
  )
}

/** What comes before a role; tells how to know whether its privilege counts twice. */
export function* beforeRole(table: State, chooser: Seat): Coroutine<() => boolean> {
  const { expansions } = table
  if (!expansions) return () => false
  let said = false
  for (const seat of clockwise(table, chooser))
    for (;;) {
      const answer = yield* ask(table, () =>
        hasToBeAsked(table, seat, chooser)
          ? {
              at: 'called',
              seat,
              allows: (move) =>
                move.do === 'pass' ||
                (move.do === 'double' &&
                  isSaid(table) &&
                  seat === chooser &&
                  works(playerIn(table, seat), 'library') &&
                  !expansions.doubled.includes(seat)),
            }
          : null,
      )
      if (answer?.do !== 'double') break
      said = true
      expansions.doubled.push(seat)
    }
  return () => works(playerIn(table, chooser), 'library') && (said || !isSaid(table))
}
