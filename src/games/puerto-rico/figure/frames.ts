/** Figures of Puerto Rico as they are made beforehand (Node only). */
import { figureMaker } from '../../../ui/figure/frames.ts'
import { puertoRico } from '../complete.ts'
import { PARTS } from './figure-parts.ts'
import { script } from './script.ts'

/** The parts and frames of a figure. Throws a FigureError that says what is wrong with it. */
export const figureOf = figureMaker(puertoRico, script, PARTS)
