import { expect, test } from 'vitest'
import { setUp } from '../setup.ts'
import { playerAt } from '../state.ts'
import { GOODS } from '../vocabulary.ts'
import { fullSingles } from './singles.ts'
import './rules.ts'

test('what a warehouse and a Storehouse keep is told kind by kind in their order', () => {
  const player = playerAt(setUp({ edition: 'classic', seats: 3, seed: 1 }), 0)
  player.city = [
    { id: 'smallWarehouse', workers: 1 },
    { id: 'storehouse', workers: 1 },
  ]
  player.goods = { corn: 5, fruit: 0, sugar: 4, tobacco: 3, coffee: 3 }
  const keeps = fullSingles(player)
  expect(keeps).toContainEqual({ corn: 5, sugar: 2, tobacco: 2 })
  expect(keeps).toContainEqual({ corn: 4, sugar: 4 })
  for (const keep of keeps)
    expect(Object.keys(keep)).toEqual(GOODS.filter((good) => keep[good] !== undefined))
})
