import { describe, expect, test } from 'vitest'
import { playGame } from '../../../engine/random-game.ts'
import { puertoRico } from '../complete.ts'
import type { Start } from '../rules/notation.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { expandedSetup } from '../verify/positions.ts'
import { toText } from '../words/markup.ts'
import { mostPoints } from './most-points.ts'
import { outlookOf } from './outlook.ts'
import { outlookWords } from './outlook-words.ts'

function laid(start: Start): Position {
  const built = positionFrom(start)
  if (!built.ok) throw new Error(JSON.stringify(built.problems))
  return built.value
}

const paid = ({ players }: Position): number => players.reduce((sum, { vp }) => sum + vp, 0)

describe('the points of a captain phase', () => {
  const corn = { A: { goods: { corn: 3 } }, B: {} }
  test.each<[string, Start, number]>([
    ['nobody has goods', { set: { A: { vp: 30 }, B: { vp: 11 } } }, 0],
    ['goods, and empty ships', { set: corn }, 4],
    [
      'goods, and ships that carry other kinds',
      { set: { ...corn, ships: { 4: { sugar: 1 }, 6: { fruit: 1 } } } },
      0,
    ],
    [
      'goods, and a ship with room for two',
      { set: { ...corn, ships: { 4: { sugar: 1 }, 6: { corn: 4 } } } },
      3,
    ],
    [
      'a wharf beside',
      {
        set: {
          A: { goods: { corn: 3 }, city: ['wharf'] },
          ships: { 4: { sugar: 1 }, 6: { fruit: 1 } },
        },
      },
      4,
    ],
    [
      'a Harbor and a wharf: two loads of one kind',
      { set: { A: { goods: { corn: 7 }, city: ['wharf', 'harbor'] } } },
      10,
    ],
    [
      'the captain has loaded, and the wharf was used',
      {
        at: 'captain.loading',
        set: {
          A: { goods: { corn: 3 }, city: ['wharf'] },
          ships: { 4: { sugar: 1 }, 6: { corn: 4 } },
          phase: { chooserLoaded: true, wharfUsed: ['A'] },
        },
      },
      2,
    ],
  ])('%s', (_, start, most) => {
    expect(mostPoints(laid(start))).toBe(most)
  })

  test('are never more than promised in 80 games', () => {
    let phases = 0
    for (let seed = 1; seed <= 80; seed++) {
      const seats = 2 + (seed % 4)
      let promised: { vp: number; most: number }[] = []
      playGame(
        puertoRico,
        { edition: seats === 2 ? 'two-player' : 'classic', seats, seed },
        (position) => {
          if (position.at === 'captain.loading')
            promised.push({ vp: paid(position), most: mostPoints(position) })
          else {
            for (const { vp, most } of promised)
              expect(paid(position) - vp).toBeLessThanOrEqual(most)
            phases += Number(promised.length > 0)
            promised = []
          }
        },
      )
    }
    expect(phases).toBeGreaterThan(300)
  })
})

test('no end by chips is promised where nobody can load', () => {
  const position = laid({ set: { A: { vp: 40 }, B: { vp: 24 } } })
  expect(outlookOf(position).chips).toEqual({ nearness: 'far', left: 1, most: 0 })
})

describe('with the expansions', () => {
  const games = Array.from({ length: 60 }, (_, index) => expandedSetup(index))

  test('no captain phase pays more than is promised, and every way to be paid is met', () => {
    const met = new Set<string>()
    let phases = 0
    for (const setup of games) {
      let promised: { vp: number; most: number }[] = []
      playGame(puertoRico, setup, (position) => {
        const vp = paid(position)
        if (position.at === 'captain.loading') {
          promised.push({ vp, most: mostPoints(position) })
          for (const { city } of position.players)
            for (const { id, workers } of city) if (workers > 0) met.add(id)
        } else {
          for (const { vp: before, most } of promised)
            expect(vp - before, JSON.stringify(setup)).toBeLessThanOrEqual(most)
          phases += Number(promised.length > 0)
          promised = []
        }
      })
    }
    expect(phases).toBeGreaterThan(300)
    expect([...met]).toEqual(
      expect.arrayContaining(['smallWharf', 'unionHall', 'royalSupplier', 'library', 'guesthouse']),
    )
  })

  test('with nobles the game never ends for want of colonists', () => {
    const setup = games.find(({ expansions }) => expansions?.includes('nobles'))
    if (!setup) throw new Error('no game has nobles')
    const position = setUp(setup)
    position.supply.colonists = 0
    expect(outlookOf(position).colonists.nearness).toBe('never')
    expect(
      outlookWords(position)
        .map((words) => toText(words))
        .join(),
    ).toContain('끝나지 않는다')
  })
})
