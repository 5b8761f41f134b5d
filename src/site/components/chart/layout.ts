/** Places the states and ways of a zone, with elkjs, at build time. */
import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { ChartEdge, ChartNode, Zone } from '../../../frame/chart/graph.ts'
import { renderText } from '../../../text/markup.ts'
import { NAMING_SETS } from '../../../text/naming-set.ts'
import { type Block, blocksOf, waysBetween } from './blocks.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface PlacedNode extends ChartNode, Box {}

interface PlacedEdge extends ChartEdge {
  /** An SVG path. */
  path: string
  /** Where its lines of words stand, the first one's middle. */
  x: number
  y: number
}

interface Drawing {
  width: number
  height: number
  nodes: PlacedNode[]
  /** Around states that stand in one block. */
  blocks: Box[]
  /** Ways to and from a block are one each. */
  edges: PlacedEdge[]
}

const LETTER = 14
const LABEL_LETTER = 12.5
export const LINE = 17
const HEIGHT = 36
const GAP = 8
const COLUMNS = 2

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

const stateWidth = ({ label }: ChartNode): number => widthOf(label, LETTER) + 22
const memberWidth = ({ members }: Block): number => Math.max(...members.map(stateWidth))

function blockSize(block: Block): { width: number; height: number } {
  const rows = Math.ceil(block.members.length / COLUMNS)
  return {
    width: COLUMNS * (memberWidth(block) + GAP) + GAP,
    height: rows * (HEIGHT + GAP) + GAP,
  }
}

/** The states of a block, row by row, at their places in it. */
function placeMembers(block: Block, { x, y }: Box): PlacedNode[] {
  const width = memberWidth(block)
  return block.members.map((node, index) => ({
    ...node,
    x: x + GAP + (index % COLUMNS) * (width + GAP),
    y: y + GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
    width,
    height: HEIGHT,
  }))
}

/** Lays a zone out. Throws where elkjs leaves a state or a way without a place. */
export async function layOut(zone: Zone): Promise<Drawing> {
  const blocks = blocksOf(zone)
  const inBlocks = new Set(blocks.flatMap(({ members }) => members))
  const edges = waysBetween(zone.edges, blocks)
  const graph: ElkNode = {
    id: 'zone',
    layoutOptions: OPTIONS,
    // In the order of the chart: what comes first stands above.
    children: zone.nodes.flatMap((node) => {
      const block = blocks.find(({ members }) => members[0] === node)
      if (block) return [{ id: block.id, ...blockSize(block) }]
      if (inBlocks.has(node)) return []
      return [{ id: node.id, width: stateWidth(node), height: HEIGHT }]
    }),
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
  const boxOf = (id: string): Box => {
    const { x, y, width: w, height: h } = children.find((child) => child.id === id) ?? {}
    if (x === undefined || y === undefined || w === undefined || h === undefined)
      throw new Error(`chart: no place for ${id}`)
    return { x, y, width: w, height: h }
  }
  return {
    width,
    height,
    nodes: [
      ...zone.nodes
        .filter((node) => !inBlocks.has(node))
        .map((node) => ({ ...node, ...boxOf(node.id) })),
      ...blocks.flatMap((block) => placeMembers(block, boxOf(block.id))),
    ],
    blocks: blocks.map(({ id }) => boxOf(id)),
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
