/** What the options of a game are called, and their values. */

import { parse, type Segment } from '../../../text/markup.ts'
import { koOptions } from '../../../text/messages/ko-options.ts'
import type { OptionId, OptionValue } from '../rules/editions.ts'

const words: Readonly<Record<string, string>> = koOptions

/** The name of an option: '빈 배를 고르는 법'. */
export function optionName(id: OptionId): Segment[] {
  return parse(koOptions[`option.${id}`])
}

/** What a value of an option means: '아무 빈 배에나 싣기'. A value it cannot have is a RangeError. */
export function optionValueName(id: OptionId, value: OptionValue): Segment[] {
  const text = words[`option.${id}.${value}`]
  if (text === undefined) throw new RangeError(`no words for ${id} = ${value}`)
  return parse(text)
}
