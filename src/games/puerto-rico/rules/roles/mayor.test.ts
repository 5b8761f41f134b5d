import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { random } from '../../../../engine/rng.ts'
import { mayStandSo } from '../../verify/oracle/mayor.ts'
import { BUILDING } from '../buildings.ts'
import { game } from '../game.ts'
import { setUp } from '../setup.ts'
import type { Player, Position } from '../state.ts'
import { BUILDINGS, type BuildingId, each, TILES } from '../vocabulary.ts'
import { countLayouts, layoutsOf, place } from './mayor.ts'

type Counts = Record<string, number>

function playerWith(tiles: Counts, city: readonly BuildingId[], colonists: number): Player {
  return {
    coins: 0,
    vp: 0,
    goods: each(['corn', 'fruit', 'sugar', 'tobacco', 'coffee'], () => 0),
    tiles: each(TILES, (tile) => tiles[tile] ?? 0),
    manned: each(TILES, () => 0),
    city: city.map((id) => ({ id, workers: 0 })),
    stored: colonists,
  }
}

const somePlayer = fc
  .record({
    tiles: fc.record(Object.fromEntries(TILES.map((tile) => [tile, fc.nat(2)]))),
    city: fc.uniqueArray(fc.constantFrom(...BUILDINGS), { maxLength: 5 }),
    colonists: fc.nat(20),
  })
  .map(({ tiles, city, colonists }) => playerWith(tiles, city, colonists))

const keyOf = (layout: Layout): string =>
  [...TILES.map((tile) => layout.island[tile] ?? 0), '|']
    .concat(BUILDINGS.map((id) => layout.city[id] ?? 0))
    .join(' ')

interface Layout {
  island: Counts
  city: Counts
}

/** Every way to put counts on a player's places, up to `beyond` more than each has circles, whatever the sum. */
function allCounts(player: Player, beyond: number): Layout[] {
  let layouts: Layout[] = [{ island: {}, city: {} }]
  const extend = (part: 'island' | 'city', id: string, most: number): void => {
    layouts = layouts.flatMap((layout) =>
      Array.from({ length: most + 1 }, (_, count) => ({
        ...layout,
        [part]: { ...layout[part], [id]: count },
      })),
    )
  }
  for (const tile of TILES) extend('island', tile, player.tiles[tile] + beyond)
  for (const { id } of player.city) extend('city', id, BUILDING[id].circles + beyond)
  return layouts
}

/** The layouts that the reference model allows. */
const byModel = (player: Player): string[] =>
  allCounts(player, 0)
    .filter((layout) => mayStandSo(player, layout))
    .map(keyOf)
    .sort()

/** A two-seat position where this player has to place colonists. */
function placingWith(player: Player): Position {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  return { ...position, at: 'mayor.placing', role: 'mayor', players: [player, player] }
}

describe('the layouts of colonists', () => {
  test('are all that there are, each once', () => {
    fc.assert(
      fc.property(somePlayer, (player) => {
        const listed = [...layoutsOf(player)].map(keyOf).sort()
        const expected = byModel(player)
        expect(listed).toEqual(expected)
        expect(countLayouts(player)).toBe(expected.length)
      }),
      { numRuns: 150 },
    )
  })

  test('are the legal moves', () => {
    fc.assert(
      fc.property(somePlayer, (player) => {
        const position = placingWith(player)
        const legal = [...game.legalMoves(position)].map((move) =>
          move.do === 'place' ? keyOf(move) : move.do,
        )
        expect(legal.sort()).toEqual(byModel(player))
      }),
      { numRuns: 50 },
    )
  })

  test('are what the rules let through, and no circle carries two', () => {
    const smallPlayer = fc
      .record({
        tiles: fc.record({ corn: fc.nat(1), coffee: fc.nat(2), quarry: fc.nat(1) }),
        city: fc.uniqueArray(fc.constantFrom(...BUILDINGS), { maxLength: 2 }),
        colonists: fc.nat(8),
      })
      .map(({ tiles, city, colonists }) => playerWith(tiles, city, colonists))
    fc.assert(
      fc.property(smallPlayer, (player) => {
        const position = placingWith(player)
        const legal = allCounts(player, 1).filter(
          (layout) => game.judge(position, { do: 'place', seat: 0, ...layout }).legal,
        )
        expect(legal.map(keyOf).sort()).toEqual(byModel(player))
      }),
      { numRuns: 40 },
    )
  })

  test('may all be drawn, and nothing else', () => {
    const player = playerWith({ corn: 2, quarry: 1 }, ['largeSugarMill', 'hacienda'], 4)
    const position = placingWith(player)
    const all = byModel(player)
    const holder = { rng: 5 }
    const drawn = new Set<string>()
    for (let draw = 0; draw < 4000; draw++) {
      const move = place.draw?.(position, () => random(holder))
      if (move?.do === 'place') drawn.add(keyOf(move))
    }
    expect([...drawn].sort()).toEqual(all)
  })

  test('name only the places where somebody stands', () => {
    expect([...layoutsOf(playerWith({ corn: 1, quarry: 1 }, ['hacienda'], 1))]).toEqual([
      { island: { corn: 1 }, city: {} },
      { island: { quarry: 1 }, city: {} },
      { island: {}, city: { hacienda: 1 } },
    ])
  })

  test('are counted where they are far too many to list', () => {
    const tiles = { corn: 2, fruit: 2, sugar: 2, tobacco: 2, coffee: 2, quarry: 2 }
    const player = playerWith(tiles, BUILDINGS.slice(0, 12), 16)
    expect(countLayouts(player)).toBeGreaterThan(100_000)
  })
})
