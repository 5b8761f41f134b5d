import { messages as common } from '#language/generated/common.ts'
import { messages as course } from '#language/generated/course.ts'
import { messages as map } from '#language/generated/map.ts'
import { makeTranslator } from '../translator.ts'

/** The words of the map of a course; lessons need not carry them. */
export const { say, t } = makeTranslator({ ...common, ...course, ...map })
