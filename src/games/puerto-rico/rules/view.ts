import type { Player, Position } from './state.ts'
import type { Seat } from './vocabulary.ts'

/** What a seat sees of a player; points are null where the chips lie face down. */
type PlayerView = Omit<Player, 'vp'> & { vp: number | null }
export type View = Omit<Position, 'players'> & { players: PlayerView[] }

/**
 * The position as `seat` may see it. The pile keeps only what anybody can count (which tiles, not
 * their order), the random generator is blank, and chips are hidden where the edition says so.
 */
export function playerView(position: Position, seat: Seat): View {
  const hidden = position.options['info.vpHidden'] && position.at !== 'over'
  const { pile } = position.plantations
  return {
    ...position,
    rng: 0,
    plantations: { ...position.plantations, pile: [...pile].sort() },
    players: position.players.map((player, whose) =>
      hidden && whose !== seat ? { ...player, vp: null } : player,
    ),
  }
}
