import { expect, test } from 'vitest'
import { toText } from '../../../text/markup.ts'
import { koOptions } from '../../../text/messages/ko-options.ts'
import { OPTION_IDS, OPTION_VALUES } from '../rules/editions.ts'
import { optionName, optionValueName } from './options.ts'

test('every option and every value has words, and no words are left over', () => {
  const used = OPTION_IDS.flatMap((id) => [
    toText(optionName(id)),
    ...OPTION_VALUES[id].map((value) => toText(optionValueName(id, value))),
  ])
  expect(used.every((words) => words.length > 1)).toBe(true)
  expect(used).toHaveLength(Object.keys(koOptions).length)
})
