import { expect, test } from 'vitest'
import { instrument } from './sandbox.ts'

test('a source is mutated in every way, each told with its place and words', async () => {
  const source = 'const few = (held: number) =>\n  held < 2\n'
  const { files, mutants } = await instrument(new Map([['few.ts', source]]))
  const told = mutants.map(({ line, original, replacement }) => [line, original, replacement])
  expect(told).toContainEqual([2, 'held < 2', 'held <= 2'])
  expect(told).toContainEqual([2, 'held < 2', 'true'])
  expect(told).toContainEqual([1, '(held: number) =>\n  held < 2', '() => undefined'])
  expect(mutants.find(({ line }) => line === 2)).toMatchObject({
    file: 'few.ts',
    within: 'held < 2',
  })
  expect(files).toHaveLength(1)
  for (const { id } of mutants) expect(files[0]?.content).toContain(`("${id}")`)
})
