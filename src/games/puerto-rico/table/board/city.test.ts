import { expect, test } from 'vitest'
import { BUILDING } from '../../rules/buildings.ts'
import { BUILDINGS, type BuildingId, CITY_SPACES } from '../../rules/vocabulary.ts'
import { cityLayout } from './city.ts'

const built = (ids: readonly BuildingId[]) => ids.map((id) => ({ id, workers: 0 }))
const small = BUILDINGS.filter((id) => BUILDING[id].size === 1)
const large = BUILDINGS.filter((id) => BUILDING[id].size === 2)

/** The spaces a city covers, as 'row.column'. */
function covered(ids: readonly BuildingId[]): string[] {
  return cityLayout(built(ids)).flatMap(({ row, column, shape }) => [
    `${row}.${column}`,
    ...(shape === 'tall' ? [`${row + 1}.${column}`] : []),
    ...(shape === 'wide' ? [`${row}.${column + 1}`] : []),
  ])
}

test.each([
  0, 1, 2, 3, 4, 5,
])('a full city with %i large buildings fits, none on another', (count) => {
  const ids = [...large.slice(0, count), ...small.slice(0, CITY_SPACES - 2 * count)]
  const spaces = covered(ids)
  expect(new Set(spaces).size).toBe(CITY_SPACES)
  for (const space of spaces) expect(space).toMatch(/^[123]\.[1234]$/)
})

test('what stands stays where it stands when more is built', () => {
  const ids = small
    .slice(0, 6)
    .flatMap((id, nth) => [id, ...large.slice(nth, nth + 1)])
    .slice(0, 8)
  const whole = cityLayout(built(ids))
  for (let count = 1; count < ids.length; count++)
    expect(cityLayout(built(ids.slice(0, count)))).toEqual(whole.slice(0, count))
})
