/** What a link brings to the device that it is opened on. */
import { canonicalJson } from '../../engine/canonical.ts'
import type { GameTypes } from '../../engine/types.ts'
import type { SaveGame } from '../definition.ts'
import { beginGame, type SavedGame, type Together } from '../game.ts'
import type { SharedLink } from './form.ts'
import type { LinkGame } from './link.ts'
import { seatedTogether, seatOfTwo } from './seated.ts'

/** A game of this device that is played by link, and the same as a link tells it. */
type Played<G extends GameTypes> = SavedGame<G> & { link: Together }
type GameOfLink<G extends GameTypes> = LinkGame<G> & Required<Pick<LinkGame<G>, 'shared'>>

export type Meeting<G extends GameTypes> =
  /** The link goes on from here; `from` is the first move that is new. What was asked for here may be granted by it. */
  | { is: 'news'; game: SavedGame<G>; from: number; granted?: true }
  /** The device knows all of it. */
  | { is: 'old'; game: SavedGame<G> }
  /** The two differ; `from` is the first move that does. */
  | { is: 'parted'; game: SavedGame<G>; there: SavedGame<G>; from: number; why: Parting }
  /** It is another game by the same name. */
  | { is: 'other' }

/** Both played on; in the link it was agreed to go back; or two people sit at one seat. */
export type Parting = { is: 'moves' } | { is: 'back' } | { is: 'seat'; seat: number }

/** The game of a link on a device that plays none of its seats yet. */
export function joined<G extends GameTypes>(
  saves: SaveGame<G>,
  { shared, setup, players, moves, saved }: GameOfLink<G>,
): Played<G> {
  const link: Together = { ...shared.link, own: [], sent: moves.length }
  return { ...beginGame<G>(saves, { setup, players }), id: shared.id, saved, moves, link }
}

/** How far two lists of moves are the same. */
function commonOf<Move>(
  one: readonly Move[],
  other: readonly Move[],
  keyOf: (move: Move) => string,
): number {
  const at = one.findIndex((move, index) => {
    const there = other[index]
    return there === undefined || keyOf(there) !== keyOf(move)
  })
  return at < 0 ? one.length : at
}

/** What is asked for, and was declined, once a device that knows `here` has read `there`. What was declined once is not asked again. */
function askedIn(here: Together, there: SharedLink): Pick<Together, 'asked' | 'declined'> {
  const declined = there.declined ?? here.declined
  const asked = [there.asked, here.asked].find((to) => to !== undefined && to !== declined)
  return { ...(asked !== undefined && { asked }), ...(declined !== undefined && { declined }) }
}

/** Compares a game that this device has with the same as a link tells it. */
export function meet<G extends GameTypes>(
  saves: SaveGame<G>,
  here: Played<G>,
  arrived: GameOfLink<G>,
): Meeting<G> {
  const { setup, players, moves, link } = here
  const { shared } = arrived
  const isSame =
    JSON.stringify([setup, players]) === JSON.stringify([arrived.setup, arrived.players]) &&
    link.names.length === shared.link.names.length
  if (!isSame) return { is: 'other' }
  const { turnedBack } = shared.link
  if (turnedBack < link.turnedBack) return { is: 'old', game: here }
  const newer = { revision: here.revision + 1 }
  const from = commonOf(moves, arrived.moves, saves.game.keyOfMove)
  const seat = seatOfTwo(link, shared.link)
  const seated = seat === undefined ? seatedTogether(link, shared.link) : {}
  // Whoever goes over to a link in which somebody else has their seat has none.
  const own = link.own.filter((one) => one !== seat)
  const at = joined(saves, arrived)
  const there: Played<G> = {
    ...at,
    ...newer,
    link: { ...at.link, ...seated, own },
    ...(here.botTime !== undefined && { botTime: here.botTime }),
  }
  const parted = (why: Parting) => ({ is: 'parted', game: here, there, from, why }) as const
  if (seat !== undefined) return parted({ is: 'seat', seat })
  if (turnedBack > link.turnedBack) {
    const isAgreed = link.asked !== undefined && from >= link.asked
    return isAgreed ? { is: 'news', game: there, from, granted: true } : parted({ is: 'back' })
  }
  if (from < moves.length && from < arrived.moves.length) return parted({ is: 'moves' })
  const { asked: _, declined: __, ...rest } = link
  const isAhead = arrived.moves.length > moves.length
  // What has been handed on since answers what is asked here.
  const isLast = isAhead || link.sent <= arrived.moves.length
  const answers = isLast ? askedIn(link, shared.link) : askedIn(link, link)
  if (isAhead) {
    const { asked: _, declined: __, ...rest } = there.link
    // What nobody has been told of yet is still to be handed on.
    const isOwed = link.owed && answers.asked !== undefined && shared.link.asked === undefined
    const owed = isOwed ? ({ owed: true } as const) : {}
    return { is: 'news', game: { ...there, link: { ...rest, ...answers, ...owed } }, from }
  }
  const next: Together = { ...rest, ...seated, ...answers }
  if (canonicalJson(next) === canonicalJson(link)) return { is: 'old', game: here }
  return { is: 'news', game: { ...here, ...newer, link: next }, from: moves.length }
}
