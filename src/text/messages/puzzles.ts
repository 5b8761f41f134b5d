import { messages as common } from '#language/generated/common.ts'
import { messages as puzzles } from '#language/generated/puzzles.ts'
import { speaking } from '../speaking.ts'

/** The words of the pages of problems, whatever the game. */
export const { say, t } = speaking({ ...common, ...puzzles })
