/** What lies where before the first role is chosen (docs/rulings.md A5, A6, B1, B9, D3). */
import type { State } from '../../rules/state.ts'
import { BUILDINGS, type Good } from '../../rules/vocabulary.ts'
import { PRINTED, type Printed } from './figures.ts'

interface Table {
  coins: number
  tiles: Good[]
  points: number
  supply: number
  market: number
  ships: number[]
  roles: number
  quarries: number
  /** Corn, fruit, sugar, tobacco, coffee. */
  goods: number[]
  faceUp: number
  faceDown: number
  copies: Record<Printed['kind'], number>
}

const classicGoods = [10, 11, 11, 9, 9]
const classicCopies = { 'small plant': 4, 'large plant': 3, commercial: 2, large: 1 }

/** By the number of players. */
export const TABLES: Record<number, Table> = {
  2: {
    coins: 3,
    tiles: ['fruit', 'corn'],
    points: 65,
    supply: 40,
    market: 2,
    ships: [4, 6],
    roles: 7,
    quarries: 5,
    goods: [8, 9, 9, 7, 7],
    faceUp: 3,
    faceDown: 30,
    copies: { 'small plant': 2, 'large plant': 2, commercial: 1, large: 1 },
  },
  3: {
    coins: 2,
    tiles: ['fruit', 'fruit', 'corn'],
    points: 75,
    supply: 55,
    market: 3,
    ships: [4, 5, 6],
    roles: 6,
    quarries: 8,
    goods: classicGoods,
    faceUp: 4,
    faceDown: 43,
    copies: classicCopies,
  },
  4: {
    coins: 3,
    tiles: ['fruit', 'fruit', 'corn', 'corn'],
    points: 100,
    supply: 75,
    market: 4,
    ships: [5, 6, 7],
    roles: 7,
    quarries: 8,
    goods: classicGoods,
    faceUp: 5,
    faceDown: 41,
    copies: classicCopies,
  },
  5: {
    coins: 4,
    tiles: ['fruit', 'fruit', 'fruit', 'corn', 'corn'],
    points: 126,
    supply: 95,
    market: 5,
    ships: [6, 7, 8],
    roles: 8,
    quarries: 8,
    goods: classicGoods,
    faceUp: 6,
    faceDown: 39,
    copies: classicCopies,
  },
}

/** What lies on a table, told in the same way. */
export function tableOf({ players, supply, market, ships, roles, plantations }: State): Table {
  const copies = (kind: Printed['kind']): number => {
    const counts = BUILDINGS.filter((id) => PRINTED[id].kind === kind).map(
      (id) => supply.buildings[id],
    )
    return Math.min(...counts) === Math.max(...counts) ? Math.min(...counts) : Number.NaN
  }
  return {
    coins: Math.max(...players.map((player) => player.coins)),
    tiles: players.flatMap(({ tiles }) =>
      (['fruit', 'corn'] as const).filter((good) => tiles[good] === 1),
    ),
    points: supply.vp,
    supply: supply.colonists,
    market,
    ships: ships.map((ship) => ship.size),
    roles: roles.length,
    quarries: supply.quarries,
    goods: Object.values(supply.goods),
    faceUp: plantations.faceUp.length,
    faceDown: plantations.pile.length,
    copies: {
      'small plant': copies('small plant'),
      'large plant': copies('large plant'),
      commercial: copies('commercial'),
      large: copies('large'),
    },
  }
}
