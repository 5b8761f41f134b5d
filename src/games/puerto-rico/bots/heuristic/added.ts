/** Decisions and moves that only games with an expansion have. */
import { BUILDING } from '../../rules/buildings.ts'
import { ADDED_KINDS } from '../../rules/expansions/move-kinds.ts'
import type { Move } from '../../rules/moves.ts'
import { isChooser } from '../../rules/player.ts'
import { GOOD_PRICE } from '../../rules/roles/trader.ts'
import type { Position } from '../../rules/state.ts'
import { GOODS, type Good, isAdded, type Tile } from '../../rules/vocabulary.ts'
import { bonusWorth, powerWorth } from './buildings.ts'
import type { Rule, Scored } from './decision.ts'
import type { Estate } from './estate.ts'
import { pointsOffered } from './offered.ts'
import { estateAt, type Outlook, surveyOf } from './outlook.ts'
import { drawWorth } from './settler.ts'
import { tileWorth } from './tiles.ts'

/** A guest serves later as well: it goes where it gains something now. */
const REST = 0.4

/** Kinds of moves that only games with an expansion have. */
const OWN: ReadonlySet<string> = new Set(Object.keys(ADDED_KINDS))

/** What a forest saves until the end. */
const forestWorth = ({ ahead, coin }: Outlook): number => 0.4 * ahead.builder * coin

const countOf = (goods: Partial<Record<Good, number>>): number =>
  GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0)

function circleWorth(estate: Estate, to: Tile | keyof typeof BUILDING, outlook: Outlook): number {
  if (!(to in BUILDING)) {
    const tile = to as Tile
    if (tile === 'quarry') return outlook.coin
    return estate.circles[tile] > estate.player.manned[tile] ? 0.5 : 0
  }
  const id = to as keyof typeof BUILDING
  return BUILDING[id].good ? 0.5 : Math.min(2, powerWorth(estate, id, outlook))
}

/** How a move is valued that the base game does not have; null for those it has. */
function worthOf(position: Position, move: Move, estate: Estate, outlook: Outlook): number | null {
  const { coin, ship } = outlook
  switch (move.do) {
    case 'draft': {
      const { kind, vp } = BUILDING[move.building]
      const worth =
        kind === 'large'
          ? bonusWorth(estate, move.building, outlook)
          : powerWorth(estate, move.building, outlook)
      return worth + vp
    }
    case 'double':
      return 1
    case 'takePoints':
      return pointsOffered(position)
    case 'moveGuest':
      return circleWorth(estate, move.to, outlook) - REST
    case 'layTile': {
      const drawn = position.expansions?.phase.drawn
      if (move.as === 'forest') return forestWorth(outlook)
      return drawn ? tileWorth(estate, drawn, outlook) : 0
    }
    case 'takeTile':
      return move.as ? forestWorth(outlook) : tileWorth(estate, move.tile, outlook)
    case 'returnTile':
      return move.state === 'forest' || move.tile === 'quarry'
        ? -1
        : -tileWorth(estate, move.tile, outlook)
    case 'takeResident':
      return move.resident === 'noble' ? 1 : 0
    case 'sellToSupply':
      return (GOOD_PRICE[move.good] + Number(isChooser(position, move.seat))) * coin - ship
    case 'buyTile':
      return drawWorth(position, estate, outlook) - coin
    case 'sellTile':
      return coin - (move.tile === 'quarry' ? 0 : tileWorth(estate, move.tile, outlook)) - 0.5
    case 'giveGoods':
      return countOf(move.goods) * (1 - 0.6 * ship)
    case 'loadMixed': {
      const count = countOf(move.goods)
      return Math.floor(count / 2) + estate.harbor - 0.5 * ship * count
    }
    default:
      return null
  }
}

/** Whether a move is valued here, and not by the rule of its decision. */
export const isOwn = (position: Position, move: Move): boolean =>
  isAdded(position.at) || (move.do === 'takeTile' ? move.as !== undefined : OWN.has(move.do))

/** Of the very many mixes for a small ship only those that carry all that there is. */
function worthALook({ players, seat }: Position, move: Move): boolean {
  const goods = players[seat]?.goods
  return move.do !== 'loadMixed' || !goods || countOf(move.goods) === countOf(goods)
}

/** The same decision of a game with an expansion: its own moves are valued too. */
export function withAdded(position: Position, scored: readonly Scored[]): Scored[] {
  const survey = surveyOf(position)
  const estate = estateAt(survey, position.seat)
  return scored
    .filter(({ move }) => worthALook(position, move))
    .map(({ move, value }) => ({
      move,
      value: isOwn(position, move)
        ? (worthOf(position, move, estate, survey.outlook) ?? value)
        : value,
    }))
}

/** Decisions that only games with an expansion ask for. */
export const added: Rule = {
  rank: (_, moves) => moves.map((move) => ({ move, value: 0 })),
  explain: (_, { move, value }) =>
    move.do === 'pass' ? { kind: 'hold' } : { kind: 'worth', worth: value },
}
