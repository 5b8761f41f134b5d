import { expect, test } from 'vitest'
import { headingId } from './heading-ids.ts'
import './testing.ts'

test.each([
  ['[[doubloon|이]] 다 떨어지기도 하나', '주화가-다-떨어지기도-하나'],
  ['[[market]] 채우기', '인력-시장-채우기'],
  ['[[circle|과]] 점유', '원형-칸과-점유'],
  ['긴 예: 네 사람의 선장', '긴-예-네-사람의-선장'],
])('%s', (heading, id) => {
  expect(headingId(heading)).toBe(id)
})
