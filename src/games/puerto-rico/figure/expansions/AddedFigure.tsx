import type { FigureProps } from '../../../../ui/figure/LiveFigure.tsx'
import { LiveFigure } from '../LiveFigure.tsx'
import './figures.ts'

/** A figure of a game with an expansion, which comes with its rules. */
export function AddedFigure(props: FigureProps) {
  return <LiveFigure {...props} />
}
