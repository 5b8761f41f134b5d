/**
 * Information-set tree search: every iteration plays with another possible order of the hidden tiles,
 * goes down the tree by value and by what the heuristic likes, adds one node, plays on by the
 * heuristic for a few rounds and reckons where everybody stands then.
 */
import type { Rng } from '../engine/rng.ts'
import { candidates } from '../games/puerto-rico/bots/candidates.ts'
import { determinize } from '../games/puerto-rico/bots/determinize.ts'
import { decide } from '../games/puerto-rico/bots/heuristic/decide.ts'
import type { Scored } from '../games/puerto-rico/bots/heuristic/decision.ts'
import { marginsOf, standings } from '../games/puerto-rico/bots/standing.ts'
import { game } from '../games/puerto-rico/rules/game.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import type { View } from '../games/puerto-rico/rules/view.ts'
import { type Edge, type Node, newNode } from './tree.ts'

export interface SearchSettings {
  /** Weight of the heuristic's liking against what games came to. */
  curiosity: number
  /** Points by which the heuristic tells moves apart. */
  temperature: number
  /** Rounds that a game is played on before it is reckoned. */
  rounds: number
  /** Margin in points that counts as nearly decided. */
  decisive: number
}

export const SETTINGS: SearchSettings = { curiosity: 1, temperature: 2, rounds: 2, decisive: 15 }

/** One iteration from the position that `view` shows. */
export function iterate(root: Node, view: View, rng: Rng, settings: SearchSettings): void {
  const position = determinize(view, rng)
  const path: { node: Node; edge: Edge }[] = []
  let node: Node | null = root
  while (node && position.at !== 'over') {
    const moves = candidates(position)
    const only = moves.length === 1 ? moves[0] : undefined
    if (only) {
      game.playOn(position, only.move)
      node.seat = position.seat
      continue
    }
    const edge = select(node, moves, settings)
    path.push({ node, edge })
    game.playOn(position, edge.move)
    if (!edge.child) {
      edge.child = newNode(position.seat)
      node = null
    } else node = edge.child
  }
  playOut(position, position.round + settings.rounds)
  const margins = marginsOf(standings(position))
  for (const { node: met, edge } of path) {
    const margin = margins[edge.move.seat] ?? 0
    met.visits++
    edge.visits++
    edge.margin += margin
    edge.utility += Math.tanh(margin / settings.decisive)
  }
}

function playOut(position: Position, until: number): void {
  while (position.at !== 'over' && position.round < until)
    game.playOn(position, decide(position).move)
}

/** The most promising move: what it came to so far, and what is still to be learnt about it. */
function select(node: Node, moves: readonly Scored[], settings: SearchSettings): Edge {
  const priors = priorsOf(moves, settings.temperature)
  const root = Math.sqrt(node.visits + 1)
  let sum = 0
  let tried = 0
  const edges = moves.map(({ move }, index) => {
    const edge = edgeFor(node, move, priors[index] ?? 0)
    sum += edge.utility
    tried += edge.visits
    return edge
  })
  const unknown = tried > 0 ? sum / tried : 0
  let best: Edge | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const edge of edges) {
    const value = edge.visits > 0 ? edge.utility / edge.visits : unknown - 0.05
    const promise = value + (settings.curiosity * edge.prior * root) / (1 + edge.visits)
    if (promise <= most) continue
    most = promise
    best = edge
  }
  if (!best) throw new Error('no move to search')
  return best
}

function edgeFor(node: Node, move: Scored['move'], prior: number): Edge {
  const key = game.keyOfMove(move)
  let edge = node.edges.get(key)
  if (!edge) {
    edge = { move, prior, visits: 0, utility: 0, margin: 0, child: null }
    node.edges.set(key, edge)
  }
  edge.prior = prior
  return edge
}

/** Shares of attention by the heuristic's values. */
function priorsOf(moves: readonly Scored[], temperature: number): number[] {
  let most = Number.NEGATIVE_INFINITY
  for (const { value } of moves) if (value > most) most = value
  const shares = moves.map(({ value }) => Math.exp((value - most) / temperature))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / all)
}
