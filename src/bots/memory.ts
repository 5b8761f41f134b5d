/** Bots that remember: what one found out about a game it goes on from when it is asked again. */
import type { BotTypes, Choice, Think } from './bot.ts'
import type { Bots, Question } from './plug.ts'
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

/** How bots answer a question. Of each level and seat they keep one tree, from the position last asked about on. */
export function thinkAs<G extends BotTypes>(bots: Bots<G>): Think<Question<G>, Choice<G>> {
  const trees = new Map<string, Kept<G['Move']>>()
  return ({ level, view, budget, seed, course }) => {
    const rng = { rng: seed }
    if (!course) return bots[level].think(view, budget, rng)
    const { seat, made } = course
    const whose = `${level} ${seat}`
    const tree = follow(trees.get(whose), made) ?? newNode<G['Move']>(view.seat)
    trees.set(whose, { made, tree })
    return bots[level].think(view, budget, rng, tree)
  }
}
