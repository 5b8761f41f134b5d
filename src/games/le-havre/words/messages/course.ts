import { messages as common } from '#language/generated/common.ts'
import { messages as course } from '#language/generated/course.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as own } from '#le-havre/words/generated/course.ts'
import { speaking } from '../../../../text/speaking.ts'
import '../names.ts'

/** The words of the course, those that are this game's own among them. */
export const { say, t } = speaking({ ...common, ...play, ...course, ...own })
