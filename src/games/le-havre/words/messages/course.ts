import { messages as common } from '#language/generated/common.ts'
import { messages as course } from '#language/generated/course.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as own } from '#le-havre/words/generated/course.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words of the course, those that are this game's own among them. */
export const { say, t } = makeTranslator({ ...common, ...play, ...course, ...own })
