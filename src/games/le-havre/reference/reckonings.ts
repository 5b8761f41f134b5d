/** Decisions that readers try by numbers: where each begins, and what may be chosen first. For pages, not for the browser. */
import { readText } from '../../../referee/read.ts'
import { leHavre } from '../definition.ts'
import { type Packed, pack } from '../figure/pack.ts'
import type { Move } from '../rules/moves.ts'

interface Reckoning {
  at: string
  start: string
  /** Moves of the first seat without their seat; each opens another decision. None where it waits already. */
  choices: readonly object[]
}

const enter = (building: string) => ({ do: 'enter', building })
const use = (count: number) => ({ do: 'use', count })

const RECKONINGS = {
  energy: {
    at: 'turn.using',
    start:
      '{ A: { disc: steelMill, items: { iron: 3, wood: 6, charcoal: 2, coal: 2, coke: 2 }, buildings: [steelMill] }, phase: { building: steelMill } }',
    choices: [use(1), use(2), use(3)],
  },
  fee: {
    at: 'turn.main',
    start:
      '{ town: [colliery, smokehouse, ironworks, abattoir], A: { items: { franc: 4, fish: 7, smokedFish: 2, bread: 2, meat: 2, cattle: 3, wood: 2 } } }',
    choices: [enter('colliery'), enter('smokehouse'), enter('ironworks')],
  },
  upgrade: {
    at: 'turn.main',
    start:
      '{ A: { items: { fish: 8, grain: 9, clay: 9, cattle: 7, hide: 6, wood: 6, iron: 4, coal: 6, coke: 2 }, buildings: [bakehouse, smokehouse, abattoir, brickworks, charcoalKiln, tannery, cokery, steelMill] } }',
    choices: [
      'bakehouse',
      'smokehouse',
      'abattoir',
      'brickworks',
      'charcoalKiln',
      'tannery',
      'cokery',
      'steelMill',
    ].map(enter),
  },
  load: {
    at: 'turn.main',
    start:
      '{ round: 9, A: { items: { fish: 4, cattle: 3, hide: 3, iron: 2, bread: 4, meat: 2, leather: 4, brick: 3, steel: 1, coal: 3, coke: 1 }, buildings: [shippingLine], ships: [noemi, lucie, boulogne] } }',
    choices: [enter('shippingLine')],
  },
  feeding: {
    at: 'roundEnd.feeding',
    start:
      '{ round: 7, A: { items: { franc: 9, fish: 3, smokedFish: 2, bread: 3, meat: 3, grain: 2, cattle: 2 }, ships: [noemi, boulogne] } }',
    choices: [],
  },
} as const satisfies Record<string, Reckoning>
export type ReckoningId = keyof typeof RECKONINGS

/** Where a reckoning begins, for its island, and the moves that open its decisions; throws where a rule refuses one. */
export function reckoning(id: ReckoningId): { start: Packed; choices: Move[] } {
  const { at, start, choices }: Reckoning = RECKONINGS[id]
  const read = readText(leHavre, `{ at: ${at}, set: ${start} }`)
  if (!read.ok)
    throw new Error(`${id}: ${read.problem} ${JSON.stringify(read.problems ?? read.faults)}`)
  const { position } = read
  const moves = choices.map((choice) => ({ seat: position.seat, ...choice }) as Move)
  for (const move of moves) {
    const { broken } = leHavre.game.judge(position, move)
    if (broken.length > 0) throw new Error(`${id}: ${JSON.stringify(move)} breaks ${broken}`)
  }
  return { start: pack(position), choices: moves }
}
export const RECKONING_IDS = Object.keys(RECKONINGS) as ReckoningId[]
