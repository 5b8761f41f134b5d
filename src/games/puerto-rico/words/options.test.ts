import { expect, test } from 'vitest'
import { messages } from '#puerto-rico/words/generated/options.ts'
import { OPTION_IDS, OPTION_VALUES } from '../rules/editions.ts'
import { toText } from './markup.ts'
import { optionName, optionValueName } from './options.ts'

test('every option and every value has words, and no words are left over', () => {
  const used = OPTION_IDS.flatMap((id) => [
    toText(optionName(id)),
    ...OPTION_VALUES[id].map((value) => toText(optionValueName(id, value))),
  ])
  expect(used.every((words) => words.length > 1)).toBe(true)
  expect(used).toHaveLength(Object.keys(messages).length)
})
