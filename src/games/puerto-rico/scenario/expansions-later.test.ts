import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scenarioRoot } from '../../../scenario/files.ts'
import { parseScenario } from '../../../scenario/parse.ts'
import { puertoRico } from '../plug.ts'

const read = (id: string) =>
  parseScenario(puertoRico, readFileSync(`${scenarioRoot('puerto-rico')}/${id}.yaml`, 'utf8')).ok

test('a scenario with nobles is read once the expansions are there, whatever was read before', async () => {
  expect(read('figures/five-corn')).toBe(true)
  expect(read('figures/royal-garden-and-one-more-noble')).toBe(false)
  await import('../expansions.ts')
  expect(read('figures/royal-garden-and-one-more-noble')).toBe(true)
})
