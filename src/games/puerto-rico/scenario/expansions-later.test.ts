import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scenarioRoot } from '../../../scenario/files.ts'
import { parseScenario } from '../../../scenario/parse.ts'
import { puertoRico } from '../definition.ts'

const hasPosition = (id: string): boolean => {
  const text = readFileSync(`${scenarioRoot('puerto-rico')}/${id}.yaml`, 'utf8')
  const read = parseScenario(puertoRico, text)
  return read.ok && puertoRico.scenario.positionFrom(read.source).ok
}

test('a slip of the pen is told where no expansion is loaded', () => {
  const read = parseScenario(puertoRico, 'rules: []\nset: { A: { goods: { korn: 1 } } }')
  expect(read).toMatchObject({ ok: false, faults: [{ why: { near: 'corn' } }] })
})

test('a scenario with nobles has a position once the code of the expansions is there, whatever was read before', async () => {
  expect(hasPosition('figures/five-corn')).toBe(true)
  expect(hasPosition('figures/royal-garden-and-one-more-noble')).toBe(false)
  await import('../expansions.ts')
  expect(hasPosition('figures/royal-garden-and-one-more-noble')).toBe(true)
})
