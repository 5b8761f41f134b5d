/** What the options of a game change, in words. */
import { messages } from '#le-havre/words/generated/options.ts'
import type { OptionId } from '../rules/options.ts'
import { parse, type Segment } from './markup.ts'

/** What holds where an option is not at its default: '철공소: 나무 하나'. */
export const optionWords = (id: OptionId): Segment[] => parse(messages[`option.${id}`])

export const CHANGED: string = messages['options.changed']
