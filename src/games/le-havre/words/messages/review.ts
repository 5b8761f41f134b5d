import { messages as review } from '#le-havre/words/generated/review.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** What is said of a game that is looked over; it comes with the review. */
export const { say } = makeTranslator(review)
