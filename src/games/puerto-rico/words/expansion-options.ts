/** What the options of games with an expansion are called, and their values. */
import { messages } from '#puerto-rico/words/generated/expansions.ts'
import type { ExpansionOptionId, ExpansionOptionValue } from '../rules/expansions.ts'
import { parse, type Segment } from './markup.ts'
import './added-names.ts'
import './names.ts'

const words: Readonly<Record<string, string>> = messages

/** The name of an option: '건물 고르기'. */
export const addedOptionName = (id: ExpansionOptionId): Segment[] => parse(messages[`option.${id}`])

/** What a value of an option means: '값마다 무작위로 뽑기'. A value it cannot have is a RangeError. */
export function addedOptionValueName(
  id: ExpansionOptionId,
  value: ExpansionOptionValue,
): Segment[] {
  const text = words[`option.${id}.${value}`]
  if (text === undefined) throw new RangeError(`no words for ${id} = ${value}`)
  return parse(text)
}
