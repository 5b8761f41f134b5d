/** States that only their names tell apart, drawn as one block: a phone is narrow, and seven ways are one. */
import type { ChartEdge, ChartNode, Zone } from '../../../frame/chart/graph.ts'

export interface Block {
  id: string
  members: readonly ChartNode[]
}

/** Fewer than these stand by themselves. */
const LEAST = 3

/** The blocks of a zone: three or more states to which and from which the same ways lead. */
export function blocksOf({ nodes, edges }: Zone): Block[] {
  const waysOf = (id: string): string => {
    const from = edges.filter(({ to }) => to === id).map((way) => `${way.from} ${way.labels}`)
    const to = edges.filter((way) => way.from === id).map((way) => `${way.to} ${way.labels}`)
    return [from, to].map((ways) => ways.sort().join()).join('|')
  }
  const byWays = Map.groupBy(nodes, ({ id }) => waysOf(id))
  return [...byWays.values()]
    .filter((members) => members.length >= LEAST)
    .map((members, index) => ({ id: `block${index}`, members }))
}

/** The ways of a zone with its blocks for ends, each once. */
export function waysBetween(edges: readonly ChartEdge[], blocks: readonly Block[]): ChartEdge[] {
  const standIn = (id: string): string =>
    blocks.find(({ members }) => members.some((member) => member.id === id))?.id ?? id
  const ways = edges.map((way) => ({ ...way, from: standIn(way.from), to: standIn(way.to) }))
  return [...new Map(ways.map((way) => [`${way.from} ${way.to} ${way.labels}`, way])).values()]
}
