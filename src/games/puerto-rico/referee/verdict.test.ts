import { describe, expect, test } from 'vitest'
import { countMoves, firstMoves, moveGroups } from '../../../referee/listing.ts'
import { verdictOn } from '../../../referee/verdict.ts'
import type { ScenarioSource } from '../../../scenario/schema.ts'
import { verdictLines } from '../../../ui/referee/report.ts'
import { puertoRico } from '../definition.ts'
import { setUp } from '../rules/setup.ts'
import type { PuertoRico } from '../rules/types.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { toText } from '../words/markup.ts'
import { outlookOf } from './outlook.ts'
import { ruling } from './ruling-words.ts'
import { positionsOf } from './sample.ts'
import { changeLines, fullMoveWords } from './words.ts'

/** The position of a scenario that is known to be possible. */
function at(source: Partial<ScenarioSource<PuertoRico>>) {
  const built = positionFrom({ rules: ['captain.load'], ...source })
  if (!built.ok) throw new Error(JSON.stringify(built.problems))
  return built.value
}

const loading = at({
  at: 'captain.loading',
  set: { A: { goods: { corn: 5, sugar: 1 } }, ships: { 6: { corn: 2 } } },
})

describe('a refused move', () => {
  test('is answered with every rule it breaks and with what comes nearest', () => {
    const verdict = verdictOn(puertoRico, loading, { do: 'load', seat: 0, good: 'corn', ship: 4 })
    expect(verdict).toMatchObject({ legal: false, broken: ['captain.kind-elsewhere'] })
    expect(verdict.legal ? [] : verdict.nearest[0]).toEqual({
      do: 'load',
      seat: 0,
      good: 'corn',
      ship: 6,
    })
  })

  test('offers every ship, the wharf and declining before a second good, and keeps the rest', () => {
    const position = at({
      at: 'captain.loading',
      game: { edition: 'classic', seats: 3 },
      set: {
        A: { goods: { corn: 5, sugar: 3, coffee: 1 }, city: ['wharf'] },
        ships: { 4: { tobacco: 1 } },
      },
    })
    const verdict = verdictOn(puertoRico, position, { do: 'load', seat: 0, good: 'corn', ship: 4 })
    if (verdict.legal) throw new Error('it holds tobacco')
    const { nearest, further } = verdict
    expect(nearest[0]).toMatchObject({ do: 'load', good: 'corn' })
    const sorts = nearest.map((move) => ('ship' in move ? move.ship : move.do))
    expect(sorts).toEqual([...new Set(sorts)])
    expect(sorts).toContain('loadWharf')
    expect(nearest).toContainEqual({ do: 'loadWharf', seat: 0, good: 'corn' })
    expect(nearest.length + further.length).toBe(countMoves(puertoRico, position))
    expect(further).toContainEqual({ do: 'loadWharf', seat: 0, good: 'sugar' })
  })

  test('in the wrong phase leads to the role in which it is done', () => {
    const start = setUp({ edition: 'two-player', seats: 2, seed: 1 })
    const verdict = verdictOn(puertoRico, start, { do: 'build', seat: 0, building: 'wharf' })
    expect(verdict.legal ? [] : verdict.nearest[0]).toMatchObject({ role: 'builder' })
  })

  test('of a taken tile is answered first with the other tile of the role, under a name of its own', () => {
    const start = at({
      at: 'roles',
      chooser: 'B',
      seat: 'B',
      game: { edition: 'classic', seats: 5 },
      set: { taken: { A: ['prospector'] } },
    })
    const verdict = verdictOn(puertoRico, start, { do: 'chooseRole', seat: 1, role: 'prospector' })
    const [nearest] = verdict.legal ? [] : verdict.nearest
    expect(nearest).toMatchObject({ role: 'prospector2' })
    expect(nearest && toText(fullMoveWords(nearest))).toBe('탐험가 고르기 (둘째 타일)')
  })

  test('of a mayor is mended circle by circle', () => {
    const position = at({
      at: 'mayor.placing',
      set: { A: { tiles: { corn: 2, sugar: 1 }, city: ['wharf'], colonists: 'none', stored: 3 } },
    })
    const verdict = verdictOn(puertoRico, position, {
      do: 'place',
      seat: 0,
      island: { corn: 1, quarry: 1 },
      city: { wharf: 4 },
    })
    expect(verdict).toMatchObject({
      legal: false,
      broken: ['mayor.circles', 'mayor.own-colonists'],
      nearest: [{ do: 'place', island: { corn: 2 }, city: { wharf: 1 } }],
    })
  })

  test('always has a legal move near it, and that is legal', () => {
    for (const { position } of positionsOf(300)) {
      if (position.at === 'over') continue
      const verdict = verdictOn(puertoRico, position, {
        do: 'load',
        seat: position.seat,
        good: 'corn',
        ship: 9,
      })
      if (verdict.legal) throw new Error('there is no ship of nine')
      expect(verdict.nearest.length).toBeGreaterThan(0)
      for (const move of verdict.nearest)
        expect(verdictOn(puertoRico, position, move).legal).toBe(true)
    }
  })
})

test('who asks out of turn is told whose turn it is, and no moves of somebody else', () => {
  const verdict = verdictOn(puertoRico, loading, { do: 'load', seat: 1, good: 'sugar', ship: 4 })
  expect(verdict).toMatchObject({ legal: false, nearest: [], turnOf: 0 })
  const [, , ...lines] = verdictLines(ruling, loading, verdict).map((words) => toText(words))
  expect(lines).toContain('지금은 A의 차례다.')
})

test('points beyond the last chip are counted once, and those on paper never below nothing', () => {
  const position = at({
    at: 'captain.loading',
    set: { A: { goods: { corn: 4 }, vp: 40, city: ['harbor'] }, supply: { vp: 1 } },
  })
  const verdict = verdictOn(puertoRico, position, { do: 'load', seat: 0, good: 'corn', ship: 6 })
  if (!verdict.legal) throw new Error(verdict.broken.join())
  const lines = changeLines(verdict.changes).map((words) => toText(words))
  expect(lines).toEqual(
    expect.arrayContaining(['A 승점 52 → 58', '공급처의 승점 칩 1 → 0', '종이에 적은 승점 0 → 5']),
  )
})

test('a legal move tells what changes and who is next', () => {
  const verdict = verdictOn(puertoRico, loading, { do: 'load', seat: 0, good: 'sugar', ship: 4 })
  if (!verdict.legal) throw new Error(verdict.broken.join())
  expect(verdict.events.map(({ rule }) => rule)).toEqual([
    'captain.load',
    'captain.point',
    'captain.privilege',
  ])
  expect(changeLines(verdict.changes).map((words) => toText(words))).toEqual([
    'A 승점 0 → 2',
    'A 설탕 1 → 0',
    '4칸 배의 설탕 0 → 1',
    '공급처의 승점 칩 65 → 63',
  ])
  expect(verdict.after).toMatchObject({ at: 'captain.loading', seat: 1 })
})

test('moves are grouped by what is done, and layouts are counted without a list', () => {
  expect(moveGroups(puertoRico, loading).map(({ kind, count }) => [kind, count])).toEqual([
    ['load', 2],
  ])
  const placing = at({
    at: 'mayor.placing',
    set: {
      A: {
        tiles: { corn: 2, sugar: 2, fruit: 2, quarry: 2, coffee: 2 },
        city: ['largeSugarMill', 'largeFruitPlant', 'coffeeRoaster', 'wharf', 'harbor', 'office'],
        colonists: 'none',
        stored: 12,
      },
    },
  })
  const [layouts] = moveGroups(puertoRico, placing)
  if (!layouts) throw new Error('no layouts')
  expect(Array.from(layouts.moves)).toHaveLength(layouts.count)
  const withBoth = firstMoves(
    layouts.moves,
    5,
    (move) => move.do === 'place' && (move.city.wharf ?? 0) > 0 && move.island.corn === undefined,
  )
  expect(withBoth.moves).toHaveLength(5)
  expect(toText(fullMoveWords(withBoth.moves[0] ?? { do: 'pass', seat: 0 }))).toContain('조선소 1')
  expect(countMoves(puertoRico, placing)).toBe(layouts.count)
})

describe('the end', () => {
  test('by colonists comes for sure, perhaps, or not yet', () => {
    const set = { A: { city: ['largeSugarMill' as const], colonists: 'none' as const } }
    const near = (stored: number) =>
      outlookOf(at({ set: { ...set, B: { tiles: {}, stored } } })).colonists
    expect(near(0)).toMatchObject({ nearness: 'far', supply: 40, least: 2, most: 3 })
    expect(near(36)).toMatchObject({ nearness: 'far', supply: 4 })
    expect(near(37)).toMatchObject({ nearness: 'possible', supply: 3 })
    expect(near(38)).toMatchObject({ nearness: 'possible', supply: 2 })
    expect(near(39)).toMatchObject({ nearness: 'sure', supply: 1 })
  })

  test('by chips is reckoned with goods, Harbor and the captain', () => {
    const set = { A: { goods: { corn: 2, sugar: 3 }, city: ['harbor' as const], vp: 57 } }
    expect(outlookOf(at({ set })).chips).toEqual({ nearness: 'possible', left: 8, most: 8 })
    const fewer = { A: { ...set.A, vp: 56 } }
    expect(outlookOf(at({ set: fewer })).chips).toEqual({ nearness: 'far', left: 9, most: 8 })
  })

  test('by chips promises no point where nobody has a good', () => {
    const set = { B: { vp: 41 } }
    expect(outlookOf(at({ set })).chips).toEqual({ nearness: 'far', left: 24, most: 0 })
  })

  test('that has come leaves the rest of the round', () => {
    const over = at({
      set: { A: { stored: 40 }, taken: { A: ['settler'], B: ['mayor'] }, ending: ['colonists'] },
    })
    expect(outlookOf(over)).toMatchObject({
      ending: ['colonists'],
      picksLeft: 4,
      colonists: { nearness: 'come' },
    })
  })

  test('is never said to be far where the next mayor phase brings it', () => {
    for (const { position, move } of positionsOf(400)) {
      if (position.at !== 'mayor.placing' || !move || position.ending.length > 0) continue
      const verdict = verdictOn(puertoRico, position, move)
      if (!verdict.legal) throw new Error('a game plays legal moves')
      const { nearness } = outlookOf(position).colonists
      if (verdict.after.ending.includes('colonists')) expect(nearness).not.toBe('far')
      else if (verdict.after.at !== 'mayor.placing') expect(nearness).not.toBe('sure')
    }
  })
})
