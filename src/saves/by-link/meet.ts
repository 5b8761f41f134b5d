/** What a link brings to the device that it is opened on. */
import type { GameTypes } from '../../engine/types.ts'
import type { SaveGame } from '../definition.ts'
import { beginGame, type SavedGame, type Together } from '../game.ts'
import type { LinkGame } from './link.ts'

/** A game of this device that is played by link, and the same as a link tells it. */
type Played<G extends GameTypes> = SavedGame<G> & { link: Together }
type Told<G extends GameTypes> = LinkGame<G> & Required<Pick<LinkGame<G>, 'shared'>>

export type Meeting<G extends GameTypes> =
  /** The link goes on from here; `from` is the first move that is new. */
  | { is: 'news'; game: SavedGame<G>; from: number }
  /** The device knows all of it. */
  | { is: 'old'; game: SavedGame<G> }
  /** The two differ from the move `from` on; in the link that was agreed upon, where it is `back`. */
  | { is: 'parted'; game: SavedGame<G>; there: SavedGame<G>; from: number; back: boolean }
  /** It is another game by the same name. */
  | { is: 'other' }

/** The game of a link as this device plays it, where its seats are `own`; none is taken but those and what the link tells. */
export function joined<G extends GameTypes>(
  saves: SaveGame<G>,
  { shared, setup, players, moves, saved }: Told<G>,
  own: number[],
): Played<G> {
  const taken = shared.link.taken.map((taken, seat) => taken || own.includes(seat))
  const link: Together = { ...shared.link, taken, own, sent: moves.length }
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

/** Compares a game that this device has with the same as a link tells it. */
export function meet<G extends GameTypes>(
  saves: SaveGame<G>,
  here: Played<G>,
  told: Told<G>,
): Meeting<G> {
  const { setup, players, moves, link } = here
  const isSame =
    JSON.stringify([setup, players]) === JSON.stringify([told.setup, told.players]) &&
    link.names.length === told.shared.link.names.length
  if (!isSame) return { is: 'other' }
  const { turnedBack, asked } = told.shared.link
  const seated = link.taken.flatMap((taken, seat) => (taken ? [seat] : []))
  const at = joined(saves, told, seated)
  const there: Played<G> = {
    ...at,
    revision: here.revision + 1,
    link: { ...at.link, own: link.own },
    ...(here.botTime !== undefined && { botTime: here.botTime }),
  }
  const from = commonOf(moves, told.moves, saves.game.keyOfMove)
  if (turnedBack < link.turnedBack) return { is: 'old', game: here }
  if (turnedBack > link.turnedBack) {
    const isAgreed = link.asked !== undefined && from >= link.asked
    if (isAgreed) return { is: 'news', game: there, from }
    return { is: 'parted', game: here, there, from, back: true }
  }
  if (from < moves.length && from < told.moves.length)
    return { is: 'parted', game: here, there, from, back: false }
  if (told.moves.length > moves.length) return { is: 'news', game: there, from }
  // Nothing has been handed on since: who sent it may ask to go back.
  const isNewlyAsked = asked !== undefined && asked !== link.asked && link.sent <= told.moves.length
  if (!isNewlyAsked) return { is: 'old', game: here }
  const game = { ...here, revision: here.revision + 1, link: { ...link, asked } }
  return { is: 'news', game, from: moves.length }
}
