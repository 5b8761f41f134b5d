/** What a move leads to when both go on as a written heuristic does: to the end of the phase, or of the game. */
import { decide } from '../bots/heuristic/decide.ts'
import type { GameEvent } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { colonistsOf } from '../rules/player.ts'
import { scoreOf } from '../rules/scoring.ts'
import { type Position, playerAt } from '../rules/state.ts'
import {
  type BuildingId,
  byGood,
  GOODS,
  type Good,
  type Seat,
  TILES,
  type Tile,
} from '../rules/vocabulary.ts'

/** What a seat comes to have, or gives away. */
export interface Gain {
  points: number
  colonists: number
  goods: Record<Good, number>
  tiles: Tile[]
  built: BuildingId[]
  sold: Good[]
  /** Coins for what was sold or done, without those that lay on the role. */
  earned: number
  paid: number
  /** Goods that could be neither loaded nor stored. */
  lost: number
}

export interface Outcome {
  after: Position
  gains: Gain[]
}

interface Played {
  position: Position
  events: GameEvent[]
}

function played(from: Position, move: Move, isOver: (position: Position) => boolean): Played {
  let position = from
  const events: GameEvent[] = []
  for (let next = move; ; next = decide(position).move) {
    const result = game.applyMove(position, next)
    if (!result.ok) throw new Error(`${JSON.stringify(next)} breaks ${result.broken.join(', ')}`)
    position = result.position
    events.push(...result.events)
    if (position.at === 'over' || isOver(position)) return { position, events }
  }
}

function gainOf(before: Position, { position, events }: Played, seat: Seat): Gain {
  const [then, now] = [playerAt(before, seat), playerAt(position, seat)]
  const own = events.filter((event) => event.seat === seat)
  const sum = (keeps: (event: GameEvent) => boolean): number =>
    own.filter(keeps).reduce((all, { count }) => all + count, 0)
  return {
    points: now.vp - then.vp,
    colonists: colonistsOf(now) - colonistsOf(then),
    goods: byGood((good) => Math.max(0, now.goods[good] - then.goods[good])),
    tiles: TILES.flatMap((tile) =>
      Array<Tile>(Math.max(0, now.tiles[tile] - then.tiles[tile])).fill(tile),
    ),
    built: now.city.slice(then.city.length).map(({ id }) => id),
    sold: GOODS.filter((good) => own.some(({ token, to }) => token === good && to === 'house')),
    earned: sum(
      ({ token, to, rule }) => token === 'coins' && to === 'purse' && rule !== 'round.role-coins',
    ),
    paid: sum(({ token, from }) => token === 'coins' && from === 'purse'),
    lost: sum(({ rule }) => rule === 'storage.return'),
  }
}

/** What a move brings each seat until the phase is over. */
export function outcomeOf(position: Position, move: Move): Outcome {
  const line = played(position, move, ({ role }) => role === null)
  return {
    after: line.position,
    gains: position.players.map((_, seat) => gainOf(position, line, seat)),
  }
}

/** The final scores of all seats after a move. */
export function finalScores(position: Position, move: Move): number[] {
  const { position: end } = played(position, move, () => false)
  return end.players.map((_, seat) => scoreOf(end, seat).total)
}
