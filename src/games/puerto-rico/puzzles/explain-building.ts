/** What a building is good for, in words. */
import { BUILDING } from '../rules/buildings.ts'
import { game } from '../rules/game.ts'
import type { MoveOf } from '../rules/moves.ts'
import { addResidents, freeCity } from '../rules/player.ts'
import { priceOf } from '../rules/roles/builder.ts'
import { scoreOf } from '../rules/scoring.ts'
import { type Player, type Position, playerAt } from '../rules/state.ts'
import { type BuildingId, GOODS, type Good } from '../rules/vocabulary.ts'
import { term } from '../words/markup.ts'
import { say } from '../words/messages/puzzles.ts'
import { tileTerm } from '../words/say.ts'
import { roomToMake } from './explain-tile.ts'
import type { Fact } from './fact.ts'

const COMMERCIAL = [
  'smallMarket',
  'hacienda',
  'constructionHut',
  'smallWarehouse',
  'hospice',
  'office',
  'largeMarket',
  'largeWarehouse',
  'factory',
  'university',
  'harbor',
  'wharf',
] as const satisfies BuildingId[]

/** What a building that may be built would do. */
export function buildFacts(position: Position, move: MoveOf<'build'>): Fact[] {
  const { building } = move
  const player = playerAt(position, position.seat)
  const { price } = priceOf(position, position.seat, building)
  const { vp, size, good } = BUILDING[building]
  const values = { building: term(building), price, vp, left: player.coins - price }
  const facts: Fact[] = [
    {
      words:
        price === 0
          ? say('build.free', values)
          : say(values.left > 0 ? 'build.price' : 'build.all', values),
      rule: 'builder.price',
    },
    good ? productionFact(player, good) : powerFact(position, move),
  ]
  if (freeCity(player) === size) facts.push({ words: say('build.last'), rule: 'end.city' })
  return facts
}

function productionFact(player: Player, good: Good): Fact {
  const [room, count] = [roomToMake(player, good), player.tiles[good]]
  const values = { tile: term(tileTerm(good)), good: term(good), count }
  const rule = 'craftsman.process'
  if (count === 0) return { words: say('build.idle', values), rule }
  if (room === 0) return { words: say('build.first', values), rule }
  return { words: say(count > room ? 'build.ready' : 'build.spare', values), rule }
}

function powerFact(position: Position, { building, seat }: MoveOf<'build'>): Fact {
  const { rule } = BUILDING[building]
  if (BUILDING[building].kind === 'large') {
    const points = bonusNow(position, seat, building)
    return { words: points > 0 ? say('build.bonus', { points }) : say('build.no-bonus'), rule }
  }
  const player = playerAt(position, seat)
  const count = GOODS.filter(
    (good) => player.tiles[good] > 0 && (good === 'corn' || roomToMake(player, good) > 0),
  ).length
  const commercial = COMMERCIAL.find((id) => id === building)
  if (!commercial) throw new RangeError(`${building} is not commercial`)
  return { words: say(`power.${commercial}`, { count }), rule }
}

/** What a large building would add to the score if the game ended now, a colonist on it. */
function bonusNow(position: Position, seat: number, building: BuildingId): number {
  const built = game.applyMove(position, { do: 'build', seat, building })
  if (!built.ok) throw new Error(`${building} cannot be built: ${built.broken.join(', ')}`)
  const state = structuredClone(built.position)
  addResidents(playerAt(state, seat), building, 'colonist', 1)
  return scoreOf(state, seat).lines.find((line) => line.building === building)?.points ?? 0
}
