import { messages as common } from '#language/generated/common.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as table } from '#le-havre/words/generated/table.ts'
import { speaking } from '../../../../text/speaking.ts'
import '../names.ts'

/** The words that every page may show, and those of the table. */
export const { say, translator, t } = speaking({ ...common, ...play, ...table })
