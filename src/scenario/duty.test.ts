import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { leHavre } from '../games/le-havre/definition.ts'
import { puertoRico } from '../games/puerto-rico/complete.ts'
import { type Duties, otherwise } from './duty.ts'
import { projectScenarios } from './files.ts'

const dutiesOf = (game: string): Duties =>
  parse(readFileSync(`content/${game}/words/may-and-must.yaml`, 'utf8'))

/** Whether a scenario's game has no changed option. */
const asUsual = ({ game }: { game?: { options?: object } }): boolean => game?.options === undefined

test('what rules of Puerto Rico permit and demand is what the engine does', () => {
  expect(
    otherwise(puertoRico, projectScenarios(puertoRico), dutiesOf('puerto-rico'), asUsual),
  ).toEqual([])
})

test('what rules of Le Havre permit and demand is what the engine does', () => {
  expect(otherwise(leHavre, projectScenarios(leHavre), dutiesOf('le-havre'), asUsual)).toEqual([])
})
