import { messages as common } from '#language/generated/common.ts'
import { messages as figure } from '#language/generated/figure.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as own } from '#le-havre/words/generated/figure.ts'
import { messages as table } from '#le-havre/words/generated/table.ts'
import { speaking } from '../../../../text/speaking.ts'
import '../names.ts'

/** The words of the table and of figures. */
export const { say, t } = speaking({ ...common, ...play, ...table, ...figure, ...own })
