/** Figures as pages write them: `<Figure scenario="captain/…" show="ships,own:A" caption="…" />`. */
import type { FigureProps } from './LiveFigure.tsx'

export interface FigureTag {
  scenario: string
  show: string
  caption: string
  /** Drawn after so many moves, with what the last one changed lit. */
  after?: number
  /** A drawing of the start, and for every move one of the parts that it changed, with its events and their rules. */
  steps?: boolean
  /** What can be done now is lit. */
  may?: boolean
  /** The file with its scene; that of its page of the reference without it. */
  file?: string
}

/** What its island is given: the page holds its drawing. */
export function islandProps(tag: FigureTag, scenes: string): FigureProps {
  const { scenario, show, after = 0, steps = false, may = false } = tag
  return { scenes, scenario, show, first: after, steps, may, drawn: true }
}
