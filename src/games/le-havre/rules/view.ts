import type { Move } from './moves.ts'
import type { Position, State } from './state.ts'
import type { Seat, SpecialId, Tile } from './vocabulary.ts'

/** A position as a seat sees it: null for what lies face down. */
export type View = Omit<Position, 'tiles' | 'specials'> & {
  tiles: (Tile | null)[]
  specials: Omit<State['specials'], 'pile' | 'seen'> & {
    pile: (SpecialId | null)[]
    /** Cards that this seat has seen and that are still in the pile. */
    seen: SpecialId[]
  }
}

/** How many cards on top a visitor may have laid back in another order. */
const MIXED = 2

/**
 * The position as `seat` may see it. Tiles that are not reached and special cards lie face down but
 * for those that the seat has looked at and that stand where it saw them; the generator is blank.
 */
export function playerView(position: Position, seat: Seat): View {
  const { tiles, specials, round, turn, final } = position
  const seen = specials.seen[seat] ?? []
  const mixed = specials.mixed[seat] ?? false
  const reached = round > 1 || final ? tiles.length : turn
  return {
    ...position,
    rng: 0,
    tiles: tiles.map((tile, at) => (at < reached ? tile : null)),
    specials: {
      ...specials,
      seen: [...seen],
      pile: specials.pile.map((card, at) =>
        seen.includes(card) && !(mixed && at < MIXED) ? card : null,
      ),
    },
  }
}

/** A move as the other seats see it: they don't see in which order special cards were laid back. */
export function publicMove(move: Move): object {
  if (move.do !== 'layBack') return move
  const { order: _, ...seen } = move
  return seen
}
