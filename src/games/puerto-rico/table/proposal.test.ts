import { describe, expect, test } from 'vitest'
import { type Rng, random } from '../../../engine/rng.ts'
import { BUILDING } from '../rules/buildings.ts'
import { game } from '../rules/game.ts'
import { colonistsOf } from '../rules/player.ts'
import { setUp } from '../rules/setup.ts'
import type { Player, Position } from '../rules/state.ts'
import { playerAt } from '../rules/state.ts'
import type { BuildingId, Tile } from '../rules/vocabulary.ts'
import { type Layout, type Place, placedIn, placesIn, withLayout, withOne } from './layout.ts'
import { layoutTap } from './layout-tap.ts'
import { layoutWorth } from './layout-worth.ts'
import { proposedLayout } from './proposal.ts'

/** Somebody with these tiles and buildings, and workers who all wait. */
function playerWith(
  tiles: Partial<Record<Tile, number>>,
  city: readonly BuildingId[],
  stored: number,
): Player {
  const player = playerAt(setUp({ edition: 'two-player', seats: 2, seed: 1 }), 0)
  const none = { corn: 0, fruit: 0, sugar: 0, tobacco: 0, coffee: 0, quarry: 0 }
  return {
    ...player,
    tiles: { ...none, ...tiles },
    manned: none,
    city: city.map((id) => ({ id, workers: 0 })),
    stored,
  }
}

/** The places that a worker could go to. */
function emptyPlaces(player: Player, layout: Layout): Place[] {
  const laid = withLayout(player, layout)
  const tiles = (Object.keys(player.tiles) as Tile[]).filter(
    (tile) => laid.manned[tile] < player.tiles[tile],
  )
  const city = laid.city.flatMap(({ id, workers }) => (workers < BUILDING[id].circles ? [id] : []))
  return [...tiles, ...city]
}

/** Those who do nothing where they stand while they would do something on an empty place. */
function idlers(player: Player, layout: Layout): string[] {
  const worth = layoutWorth(player, layout)
  return placesIn(layout).flatMap((from) => {
    const less = withOne(layout, from, -1)
    if (layoutWorth(player, less) < worth) return []
    const better = emptyPlaces(player, layout).filter(
      (to) => to !== from && layoutWorth(player, withOne(less, to, 1)) > worth,
    )
    return better.map((to) => `${from} instead of ${to}`)
  })
}

/** The position after a move at random. */
function playedOn(position: Position, rng: Rng): Position | null {
  const move = game.randomMove(position, () => random(rng))
  const made = move ? game.applyMove(position, move) : null
  return made?.ok ? made.position : null
}

describe('the proposal', () => {
  test('leaves no large building empty for workers on farms without a factory', () => {
    const player = playerWith({ fruit: 3 }, ['customsHouse'], 3)
    expect(proposedLayout(player).city).toEqual({ customsHouse: 1 })
  })

  test('mans no farm without its factory while a power is to be had', () => {
    const player = playerWith({ coffee: 1, corn: 1 }, ['coffeeRoaster', 'factory'], 2)
    expect(proposedLayout(player)).toEqual({ island: { coffee: 1 }, city: { coffeeRoaster: 1 } })
    const alone = playerWith({ coffee: 1 }, ['factory'], 1)
    expect(proposedLayout(alone)).toEqual({ island: {}, city: { factory: 1 } })
  })

  test('gives up a worker who works alone where two more make a dearer good', () => {
    const player = playerWith(
      { sugar: 1, tobacco: 1 },
      ['smallSugarMill', 'tobaccoStorage', 'hospice'],
      4,
    )
    expect(proposedLayout(player)).toEqual({
      island: { tobacco: 1, sugar: 1 },
      city: { tobaccoStorage: 1, smallSugarMill: 1 },
    })
  })

  test('leaves where they are those who do as well there', () => {
    const player = playerWith({ corn: 1, quarry: 1 }, [], 0)
    const stands = { ...player, manned: { ...player.manned, quarry: 1 } }
    expect(proposedLayout(stands).island).toEqual({ quarry: 1 })
  })

  test('is legal in whole games, and nobody stands idle who could do something elsewhere', () => {
    const rng = { rng: 5 }
    let laid = 0
    for (let seed = 1; seed <= 6; seed++) {
      let position: Position | null = setUp({ edition: 'classic', seats: 3 + (seed % 3), seed })
      while (position && position.at !== 'over') {
        if (position.at === 'mayor.placing') {
          const player = playerAt(position, position.seat)
          const layout = proposedLayout(player)
          const move = { do: 'place' as const, seat: position.seat, ...layout }
          expect(game.judge(position, move).broken).toEqual([])
          expect(idlers(player, layout)).toEqual([])
          laid++
        }
        position = playedOn(position, rng)
      }
    }
    expect(laid).toBeGreaterThan(50)
  })
})

describe('a tap on an empty place', () => {
  test('brings whoever waits', () => {
    const player = playerWith({ corn: 1, fruit: 1 }, ['smallFruitPlant'], 2)
    const layout = { island: { corn: 1 }, city: {} }
    const tapped = layoutTap(player, layout, 'city', 'smallFruitPlant')
    expect(tapped).toEqual({ island: { corn: 1 }, city: { smallFruitPlant: 1 } })
  })

  test('brings from elsewhere whoever is missed least, where all stand', () => {
    const player = playerWith({ corn: 1, fruit: 1 }, ['smallFruitPlant'], 2)
    const both = { island: { corn: 1, fruit: 1 }, city: {} }
    const plant = layoutTap(player, both, 'city', 'smallFruitPlant')
    expect(plant).toEqual({ island: { fruit: 1 }, city: { smallFruitPlant: 1 } })
    expect(layoutTap(player, plant, 'land', 'corn').island.corn).toBe(1)
    expect(placedIn(layoutTap(player, plant, 'land', 'corn'))).toBe(colonistsOf(player))
  })

  test('empties a building that is full', () => {
    const player = playerWith({ fruit: 1 }, ['smallFruitPlant'], 1)
    const full = { island: {}, city: { smallFruitPlant: 1 } }
    expect(layoutTap(player, full, 'city', 'smallFruitPlant').city).toEqual({})
  })
})
