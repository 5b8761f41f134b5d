import type { Player, Position } from './state.ts'
import { type ByGood, countGoods, type Seat } from './vocabulary.ts'

/** What a seat sees of a player; points are null where the chips lie face down. */
type PlayerView = Omit<Player, 'vp'> & { vp: number | null }
type PlantationsView = Omit<Position['plantations'], 'pile'> & {
  /** How many tiles of each kind lie face down. */
  pile: ByGood<number>
}
export type View = Omit<Position, 'players' | 'plantations'> & {
  players: PlayerView[]
  plantations: PlantationsView
}

/**
 * The position as `seat` may see it. Of the pile it holds what anybody can count (how many tiles of
 * each kind), the random generator is blank, and chips are hidden where the edition says so.
 */
export function playerView(position: Position, seat: Seat): View {
  const hidden = position.options['info.vpHidden'] && position.at !== 'over'
  const { pile } = position.plantations
  return {
    ...position,
    rng: 0,
    plantations: { ...position.plantations, pile: countGoods(pile) },
    players: position.players.map((player, whose) =>
      hidden && whose !== seat ? { ...player, vp: null } : player,
    ),
  }
}
