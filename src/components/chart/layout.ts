/** Places the states and ways of a zone, with elkjs, at build time. */
import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { renderText } from '../../text/markup.ts'
import { NAMING_SETS } from '../../text/names.ts'
import type { ChartEdge, ChartNode, Zone } from './graph.ts'

export interface PlacedNode extends ChartNode {
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedEdge extends ChartEdge {
  /** An SVG path. */
  path: string
  /** Where its lines of words stand, the first one's middle. */
  x: number
  y: number
}

export interface Drawing {
  width: number
  height: number
  nodes: PlacedNode[]
  edges: PlacedEdge[]
}

const LETTER = 14
const LABEL_LETTER = 12.5
export const LINE = 17

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '7',
  'elk.spacing.edgeLabel': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  // As the chart is written: what comes first stands above, and few side by side, for a phone.
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
  'elk.layered.layering.coffmanGraham.layerBound': '2',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
}

/** Room for a label in either naming set: a Korean letter is about as wide as it is high, a space half. */
function widthOf(label: string, letter: number): number {
  const widths = NAMING_SETS.map((set) =>
    Array.from(renderText(label, set), (sign) => (/[\s\d.,()]/.test(sign) ? 0.45 : 1)).reduce(
      (sum, part) => sum + part * letter,
      0,
    ),
  )
  return Math.max(...widths)
}

function pathOf(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** Lays a zone out. Throws where elkjs leaves a state or a way without a place. */
export async function layOut({ nodes, edges }: Zone): Promise<Drawing> {
  const graph: ElkNode = {
    id: 'zone',
    layoutOptions: OPTIONS,
    children: nodes.map(({ id, label }) => ({
      id,
      width: widthOf(label, LETTER) + 22,
      height: 36,
    })),
    edges: edges.map(({ from, to, labels }, index) => ({
      id: `e${index}`,
      sources: [from],
      targets: [to],
      labels:
        labels.length === 0
          ? []
          : [
              {
                id: `l${index}`,
                text: labels.join(' '),
                width: Math.max(...labels.map((text) => widthOf(text, LABEL_LETTER))) + 6,
                height: labels.length * LINE,
              },
            ],
    })),
  }
  const { width = 0, height = 0, children = [], edges: routes = [] } = await new ELK().layout(graph)
  return {
    width,
    height,
    nodes: nodes.map((node, index) => {
      const { x, y, width: w, height: h } = children[index] ?? {}
      if (x === undefined || y === undefined || w === undefined || h === undefined)
        throw new Error(`chart: no place for ${node.id}`)
      return { ...node, x, y, width: w, height: h }
    }),
    edges: edges.map((edge, index) => {
      const [section] = routes[index]?.sections ?? []
      if (!section) throw new Error(`chart: no way from ${edge.from} to ${edge.to}`)
      const label = routes[index]?.labels?.[0]
      return {
        ...edge,
        path: pathOf([section.startPoint, ...(section.bendPoints ?? []), section.endPoint]),
        x: (label?.x ?? 0) + (label?.width ?? 0) / 2,
        y: (label?.y ?? 0) + LINE / 2,
      }
    }),
  }
}
