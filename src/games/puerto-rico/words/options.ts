/** What the options of a game are called, and their values. */

import { messages } from '#puerto-rico/words/generated/options.ts'
import type { OptionId, OptionValue } from '../rules/editions.ts'
import { parse, type Segment } from './markup.ts'

const words: Readonly<Record<string, string>> = messages

/** The name of an option: '빈 배를 고르는 법'. */
export function optionName(id: OptionId): Segment[] {
  return parse(messages[`option.${id}`])
}

/** What a value of an option means: '아무 빈 배에나 싣기'. A value it cannot have is a RangeError. */
export function optionValueName(id: OptionId, value: OptionValue): Segment[] {
  const text = words[`option.${id}.${value}`]
  if (text === undefined) throw new RangeError(`no words for ${id} = ${value}`)
  return parse(text)
}
