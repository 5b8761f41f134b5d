/** What ways to earn come to, played by the engine from what they need. For pages, not for the browser. */
import { readText } from '../../../referee/read.ts'
import { leHavre } from '../definition.ts'
import type { Move } from '../rules/moves.ts'
import { scoreOf } from '../rules/scoring.ts'

/** A way to earn: what it starts from, and moves without their seat, which is the first. */
interface Strategy {
  start: string
  moves: readonly object[]
  /** Where not two play: some cards come with more. */
  seats?: number
}

const enter = (building: string) => ({ do: 'enter', building })
/** The own turn comes again when the other has taken something. */
const AGAIN = [
  { do: 'endTurn' },
  { do: 'supply', seat: 1 },
  { do: 'takeOffer', space: 'franc', seat: 1 },
  { do: 'endTurn', seat: 1 },
  { do: 'supply' },
]

export const STRATEGIES = {
  joinery: {
    start: '{ A: { items: { wood: 3 }, buildings: [joinery] } }',
    moves: [enter('joinery'), { do: 'use', count: 3 }],
    seats: 3,
  },
  tannery: {
    start: '{ A: { items: { hide: 4 }, buildings: [tannery] } }',
    moves: [enter('tannery'), { do: 'use', count: 4 }],
  },
  cokery: {
    start: '{ A: { items: { coal: 4 }, buildings: [cokery] } }',
    moves: [enter('cokery'), { do: 'use', count: 4 }],
  },
  smokehouse: {
    start: '{ A: { items: { fish: 6, wood: 1 }, buildings: [smokehouse] } }',
    moves: [enter('smokehouse'), { do: 'use', count: 6 }],
  },
  bakehouse: {
    start: '{ A: { items: { grain: 4, wood: 2 }, buildings: [bakehouse] } }',
    moves: [enter('bakehouse'), { do: 'use', count: 4 }],
  },
  leatherShipped: {
    start:
      '{ round: 3, A: { items: { hide: 4, coal: 2 }, buildings: [tannery, shippingLine], ships: [appoline, blanche] } }',
    moves: [
      enter('tannery'),
      { do: 'use', count: 4 },
      ...AGAIN,
      enter('shippingLine'),
      { do: 'ship', goods: { leather: 4 } },
    ],
  },
  bridge: {
    start:
      '{ A: { items: { fish: 6, wood: 3, leather: 2, bread: 1 }, buildings: [bridgeOverTheSeine] } }',
    moves: [
      enter('bridgeOverTheSeine'),
      { do: 'sellGoods', goods: { fish: 6, wood: 3, leather: 2, bread: 1 } },
    ],
    seats: 3,
  },
  liner: {
    start:
      '{ round: 14, A: { items: { iron: 3, coke: 2, coal: 1 }, buildings: [steelMill, wharf1] }, modernised: [wharf1] }',
    moves: [
      enter('steelMill'),
      { do: 'use', count: 3 },
      ...AGAIN,
      enter('wharf1'),
      { do: 'buildShip', ship: 'msDoris' },
    ],
  },
  bank: {
    start:
      '{ round: 12, A: { items: { brick: 4, steel: 1 }, buildings: [steelMill, cokery, brickworks, buildingFirmSmall] }, stacks: [[bank], [townHall], [church]] }',
    moves: [enter('buildingFirmSmall'), { do: 'construct', building: 'bank' }],
  },
} as const satisfies Record<string, Strategy>
export type StrategyId = keyof typeof STRATEGIES

interface Yield {
  /** How much the first seat is worth more. */
  wealth: number
  /** Main actions that it took. */
  actions: number
}

const MAIN = new Set(['enter', 'takeOffer'])

/** Plays a way to earn; throws where a rule refuses a move. */
export function yieldOf(id: StrategyId): Yield {
  const { start, moves, seats = 2 }: Strategy = STRATEGIES[id]
  const read = readText(leHavre, `{ game: { seats: ${seats} }, at: turn.main, set: ${start} }`)
  if (!read.ok)
    throw new Error(`${id}: ${read.problem} ${JSON.stringify(read.problems ?? read.faults)}`)
  const worth = (position: typeof read.position): number => scoreOf(position, 0).total
  let { position } = read
  let actions = 0
  for (const part of moves) {
    const move = { seat: 0, ...part } as Move
    const next = leHavre.game.applyMove(position, move)
    if (!next.ok) throw new Error(`${id}: ${JSON.stringify(move)} breaks ${next.broken}`)
    if (move.seat === 0 && MAIN.has(move.do)) actions += 1
    position = next.position
  }
  return { wealth: worth(position) - worth(read.position), actions }
}
