/** Bots that remember: what one found out about a game it goes on from when it is asked again. */
import type { BotTypes, Choice, Think } from './bot.ts'
import type { Bots, Question } from './definition.ts'
import { type Node, newNode } from './tree.ts'

interface Kept<Move> {
  made: readonly string[]
  tree: Node<Move>
}

/** Where a tree that was kept has got to once `made` is made; null where it knows nothing of that. */
function follow<Move>(kept: Kept<Move> | undefined, made: readonly string[]): Node<Move> | null {
  if (!kept?.made.every((key, index) => key === made[index])) return null
  let node: Node<Move> | null = kept.tree
  for (const key of made.slice(kept.made.length)) node = node?.edges.get(key)?.child ?? null
  return node
}

/** Keeps one tree for each name: the one last asked for, from the position that it was asked for on. */
export function keepTrees<Move>(): (
  name: string,
  seat: number,
  made: readonly string[],
) => Node<Move> {
  const trees = new Map<string, Kept<Move>>()
  return (name, seat, made) => {
    const tree = follow(trees.get(name), made) ?? newNode<Move>(seat)
    trees.set(name, { made, tree })
    return tree
  }
}

/** How bots answer a question. With a history, those of each level and seat remember. */
export function thinkAs<G extends BotTypes>(bots: Bots<G>): Think<Question<G>, Choice<G>> {
  const treeFor = keepTrees<G['Move']>()
  return ({ level, view, budget, seed, history }) => {
    const tree = history && treeFor(`${level} ${history.seat}`, view.seat, history.made)
    return bots[level].think(view, budget, { rng: seed }, tree)
  }
}
