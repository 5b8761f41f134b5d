import { ko } from './ko.ts'
import { koCourse } from './ko-course.ts'
import { speaking } from './t.ts'

/** The words that every page has, and those of the course; other pages need not carry them. */
export const { say, translator, t } = speaking({ ...ko, ...koCourse })
