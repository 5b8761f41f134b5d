/** The search tree: moves met from the present position on, whatever the hidden tiles are. */
import type { Move } from '../games/puerto-rico/rules/moves.ts'

/** A move from a node, what the heuristic thinks of it, and what playing it came to. */
export interface Edge {
  move: Move
  /** Share of attention that the heuristic gives it. */
  prior: number
  visits: number
  /** Sums over its visits for the seat that moves: of utility, and of the margin in points. */
  utility: number
  margin: number
  child: Node | null
}

export interface Node {
  seat: number
  visits: number
  /** Moves by their key; with other hidden tiles others may be possible. */
  edges: Map<string, Edge>
}

export const newNode = (seat: number): Node => ({ seat, visits: 0, edges: new Map() })

/** Two moves that do the same have the same key. */
export function keyOf(move: Move): string {
  switch (move.do) {
    case 'chooseRole':
      return move.role
    case 'takeTile':
    case 'manTile':
      return `${move.do} ${move.tile}`
    case 'build':
    case 'manBuilding':
      return `${move.do} ${move.building}`
    case 'takeGood':
    case 'sell':
    case 'loadWharf':
      return `${move.do} ${move.good}`
    case 'load':
      return `${move.good} ${move.ship}`
    case 'place':
      return JSON.stringify([move.island, move.city])
    case 'store':
      return JSON.stringify(move.keep)
    default:
      return move.do
  }
}
