import { type FigureProps, LiveFigure as Live } from '../../../ui/figure/LiveFigure.tsx'
import { figure } from './figure.tsx'

/** A figure of Le Havre. */
export const LiveFigure = (props: FigureProps) => <Live figure={figure} {...props} />
