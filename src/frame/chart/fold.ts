/** A part of a zone as a phase of its own, where all of it in one drawing is too much to read. */
import type { ChartEdge, ChartNode, Zone } from './graph.ts'

interface Fold {
  /** The phase, and the words for it and for its end. */
  id: string
  label: string
  endLabel: string
  isWithin: (node: string) => boolean
}

/** Ways with other ends, each pair once; those that lead nowhere are left out. */
function led(edges: readonly ChartEdge[], standIn: (id: string) => string): ChartEdge[] {
  const ways = new Map<string, ChartEdge>()
  for (const { from, to, labels } of edges) {
    const way = { from: standIn(from), to: standIn(to) }
    const key = `${way.from} ${way.to}`
    const before = ways.get(key)?.labels ?? []
    ways.set(key, { ...way, labels: [...new Set([...before, ...labels])] })
  }
  return [...ways.values()]
}

/** The zone with the part as one phase, and the part with one end for all that leads out of it. */
export function fold(
  { id: zone, nodes, edges }: Zone,
  { id, label, endLabel, isWithin }: Fold,
): [outer: Zone, inner: Zone] {
  const end = `${id}.done`
  const phase: ChartNode = { id, kind: 'phase', label, rules: [] }
  const last: ChartNode = { id: end, kind: 'end', label: endLabel, rules: [] }
  const outside = edges.filter(({ from, to }) => !(isWithin(from) && isWithin(to)))
  return [
    {
      id: zone,
      nodes: [...nodes.filter((node) => !isWithin(node.id)), phase],
      edges: led(outside, (node) => (isWithin(node) ? id : node)).map((way) =>
        way.from === id ? { ...way, labels: [] } : way,
      ),
    },
    {
      id,
      nodes: [...nodes.filter((node) => isWithin(node.id)), last],
      edges: led(
        edges.filter(({ from }) => isWithin(from)),
        (node) => (isWithin(node) ? node : end),
      ),
    },
  ]
}
