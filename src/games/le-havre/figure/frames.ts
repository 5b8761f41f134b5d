/** Figures of Le Havre as they are made beforehand (Node only). */
import { figureMaker } from '../../../ui/figure/frames.ts'
import { leHavre } from '../definition.ts'
import { PARTS } from './parts.ts'
import { script } from './script.ts'

/** The parts and frames of a figure. Throws a FigureError that says what is wrong with it. */
export const figureOf = figureMaker(leHavre, script, PARTS)
