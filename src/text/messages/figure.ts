import { ko } from './ko.ts'
import { koFigure } from './ko-figure.ts'
import { speaking } from './t.ts'

/** The words that every page has, and those of figures. */
export const { say, translator, t } = speaking({ ...ko, ...koFigure })
