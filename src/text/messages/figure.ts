import { messages as common } from '#language/generated/common.ts'
import { messages as figure } from '#language/generated/figure.ts'
import { speaking } from '../speaking.ts'

/** The words of figures, whatever the game. */
export const { say, t } = speaking({ ...common, ...figure })
