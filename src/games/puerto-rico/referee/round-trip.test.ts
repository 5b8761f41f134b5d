import { expect, test } from 'vitest'
import { linkOf, questionOf } from '../../../referee/link.ts'
import type { Question } from '../../../referee/question.ts'
import { readText } from '../../../referee/read.ts'
import { fileOf, scenarioOf } from '../../../referee/scenario.ts'
import { jsonOf, yamlOf } from '../../../referee/yaml.ts'
import { runScenario } from '../../../scenario/run.ts'
import { puertoRico } from '../definition.ts'
import type { PuertoRico } from '../rules/types.ts'
import { positionsOf } from './sample.ts'

const questions = positionsOf(300).map(
  ({ position, move }): Question<PuertoRico> => ({ position, ...(move && { move }) }),
)

test('300 questions come back from their links, typically in less than 1,500 characters', async () => {
  const lengths: number[] = []
  for (const question of questions) {
    const link = await linkOf(puertoRico, question)
    lengths.push(link.length)
    expect(await questionOf(puertoRico, link)).toEqual({ ok: true, question })
  }
  lengths.sort((a, b) => a - b)
  expect(lengths[150]).toBeLessThan(800)
  expect(lengths.at(-1)).toBeLessThan(1500)
})

test('300 positions come back from YAML, and from JSON', () => {
  for (const [index, question] of questions.entries()) {
    const source = scenarioOf(puertoRico, question)
    const file = fileOf(puertoRico, question)
    for (const text of [yamlOf(file, 'A: 무엇'), ...(index % 20 === 0 ? [jsonOf(file)] : [])])
      expect(readText(puertoRico, text)).toEqual({ ok: true, position: question.position, source })
    if (index % 20 === 0) {
      const text = JSON.stringify(question.position)
      expect(readText(puertoRico, text)).toMatchObject({ ok: true, position: question.position })
    }
  }
})

test('what is copied as a scenario passes as one', () => {
  for (const [index, question] of questions.entries()) {
    if (index % 10 !== 0) continue
    const { problems, failures } = runScenario(puertoRico, scenarioOf(puertoRico, question))
    expect([problems, failures]).toEqual([[], []])
  }
})

test('a refused move too', () => {
  const [first] = questions
  if (!first) throw new Error('no sample')
  const move = { do: 'build', seat: first.position.seat, building: 'wharf' } as const
  const source = scenarioOf(puertoRico, { position: first.position, move })
  expect(source.moves).toMatchObject([{ expect: { broken: [...source.rules] } }])
  expect(runScenario(puertoRico, source).failures).toEqual([])
})
