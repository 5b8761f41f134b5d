/** The search tree: moves met from the present position on, whatever is hidden. */

/** A move from a node, how well the game's heuristic likes it, and what playing it came to. */
export interface Edge<Move> {
  move: Move
  /** Share of attention that the heuristic gives it. */
  prior: number
  visits: number
  /** Sums over its visits for the seat that moves: of utility, and of the margin in points. */
  utility: number
  margin: number
  child: Node<Move> | null
}

export interface Node<Move> {
  seat: number
  visits: number
  /** Moves by their key; where something else is hidden others may be possible. */
  edges: Map<string, Edge<Move>>
  /** Those to choose from, where they are remembered. */
  choice: Edge<Move>[] | null
}

/** A node that no game has come through yet, where `seat` decides. */
export const newNode = <Move>(seat: number): Node<Move> => ({
  seat,
  visits: 0,
  edges: new Map(),
  choice: null,
})
