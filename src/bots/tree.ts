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
