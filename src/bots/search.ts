/**
 * Information-set tree search: every iteration plays with another possible state of what is hidden,
 * goes down the tree by value and by what the heuristic likes, adds one node, plays on by the
 * heuristic for a few rounds and reckons where everybody stands then.
 */
import type { Rng } from '../engine/rng.ts'
import type { BotTypes, Valued } from './bot.ts'
import type { Watch } from './comparing.ts'
import type { SearchGame, SearchSettings } from './definition.ts'
import { type Edge, type Node, newNode } from './tree.ts'

/**
 * One iteration from the position that `view` shows; it begins with the move `first`, where one is given.
 * Gives how far each seat came out ahead of the best of the others.
 */
export function iterate<G extends BotTypes>(
  definition: SearchGame<G>,
  root: Node<G['Move']>,
  view: G['View'],
  rng: Rng,
  first?: G['Move'],
  watch?: Watch<G>,
): number[] {
  const { game, settings } = definition
  const position = definition.determinize(view, rng)
  const path: { node: Node<G['Move']>; edge: Edge<G['Move']> }[] = []
  let node: Node<G['Move']> | null = root
  while (node && !game.isOver(position)) {
    const edges: Edge<G['Move']>[] =
      node === root && first
        ? [edgeFor(node, game.keyOfMove(first), first, 0)]
        : choiceAt(definition, node, position)
    const edge: Edge<G['Move']> = select(definition.settings, node, edges)
    path.push({ node, edge })
    watch?.made(position, edge.move)
    game.applyMoveInPlace(position, edge.move)
    const isNew: boolean = edge.child === null
    edge.child ??= newNode(position.seat)
    // What is forced is no node worth an iteration.
    node = isNew && (edges.length > 1 || first) ? null : edge.child
  }
  playOut(definition, position, rng, watch)
  watch?.ended(position)
  const margins = marginsOf(definition.standings(position))
  for (const { node: met, edge } of path) {
    const margin = margins[edge.move.seat] ?? 0
    met.visits++
    edge.visits++
    edge.margin += margin
    edge.utility += Math.tanh(margin / settings.decisive)
  }
  return margins
}

function playOut<G extends BotTypes>(
  definition: SearchGame<G>,
  position: G['Position'],
  rng: Rng,
  watch?: Watch<G>,
): void {
  const { game, decide, roundOf, settings } = definition
  const until = roundOf(position) + settings.rounds
  while (!game.isOver(position) && roundOf(position) < until) {
    const move = decide(position, rng)
    watch?.made(position, move)
    game.applyMoveInPlace(position, move)
  }
}

/** How far each seat is ahead of the best of the others; what it has where there is none. */
export function marginsOf(points: readonly number[]): number[] {
  return points.map((own, seat) => {
    let rival = Number.NEGATIVE_INFINITY
    for (const [other, theirs] of points.entries())
      if (other !== seat && theirs > rival) rival = theirs
    return points.length > 1 ? own - rival : own
  })
}

/** What there is to choose from: as it was here before, or found anew. */
function choiceAt<G extends BotTypes>(
  definition: SearchGame<G>,
  node: Node<G['Move']>,
  position: G['Position'],
): Edge<G['Move']>[] {
  const { game, candidates, remembers, settings } = definition
  if (node.choice?.every(({ move }) => game.judge(position, move).legal)) return node.choice
  const moves = candidates(position)
  const priors = priorsOf(moves, settings.temperature)
  const edges = moves.map(({ move }, index) =>
    edgeFor(node, game.keyOfMove(move), move, priors[index] ?? 0),
  )
  if (remembers(position)) node.choice = edges
  return edges
}

/** The most promising move: what it came to so far, and what is still to be learnt about it. */
function select<Move>(
  { curiosity }: SearchSettings,
  node: Node<Move>,
  edges: readonly Edge<Move>[],
): Edge<Move> {
  const [only] = edges
  if (only && edges.length === 1) return only
  const root = Math.sqrt(node.visits + 1)
  let sum = 0
  let tried = 0
  for (const { utility, visits } of edges) {
    sum += utility
    tried += visits
  }
  const unknown = tried > 0 ? sum / tried : 0
  let best: Edge<Move> | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const edge of edges) {
    const value = edge.visits > 0 ? edge.utility / edge.visits : unknown - 0.05
    const promise = value + (curiosity * edge.prior * root) / (1 + edge.visits)
    if (promise <= most) continue
    most = promise
    best = edge
  }
  if (!best) throw new Error('no move to search')
  return best
}

function edgeFor<Move>(node: Node<Move>, key: string, move: Move, prior: number): Edge<Move> {
  let edge = node.edges.get(key)
  if (!edge) {
    edge = { move, prior, visits: 0, utility: 0, margin: 0, child: null }
    node.edges.set(key, edge)
  }
  edge.prior = prior
  return edge
}

/** Shares of attention by the heuristic's values. */
function priorsOf(moves: readonly Valued<unknown>[], temperature: number): number[] {
  let most = Number.NEGATIVE_INFINITY
  for (const { value } of moves) if (value > most) most = value
  const shares = moves.map(({ value }) => Math.exp((value - most) / temperature))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / all)
}
