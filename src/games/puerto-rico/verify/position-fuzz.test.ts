import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { random } from '../../../engine/rng.ts'
import { game } from '../rules/game.ts'
import type { Problem } from '../rules/impossible/problem.ts'
import { validate } from '../rules/impossible.ts'
import { parsePosition } from '../rules/position.ts'
import type { Position } from '../rules/state.ts'
import { BUILDINGS, DECISIONS, TILES } from '../rules/vocabulary.ts'
import { shortMoves } from './all-moves.ts'
import { positionFor, SEEDS, TIMES } from './positions.ts'

/** A place in a value, and what is to stand there instead; `undefined` takes it away. */
const change = fc.record({
  path: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
  value: fc.oneof(
    fc.integer({ min: -2, max: 20 }),
    fc.constantFrom('corn', 'quarry', 'wharf', 'mayor', 'over', 'two-player', true, undefined),
    fc.jsonValue(),
  ),
})

/** Puts a value at the place that the numbers lead to. */
function alter(thing: unknown, [step = 0, ...rest]: number[], value: unknown): void {
  if (!thing || typeof thing !== 'object') return
  const keys = Object.keys(thing)
  const key = keys[step % Math.max(1, keys.length)]
  const holder = thing as Record<string, unknown>
  if (key === undefined) return
  const deeper = holder[key]
  if (rest.length > 0 && deeper && typeof deeper === 'object') alter(deeper, rest, value)
  else if (value === undefined && Array.isArray(thing)) thing.splice(Number(key), 1)
  else if (value === undefined) delete holder[key]
  else holder[key] = value
}

/** What must hold after any play, wherever it began: nothing made or lost, and everything fits. */
const KEPT: ReadonlySet<string> = new Set([
  'shape',
  'total',
  'short',
  'land-full',
  'city-full',
  'manned',
  'workers',
  'built-twice',
])
const wrongTokens = (position: Position): Problem[] =>
  validate(position).filter(({ problem }) => KEPT.has(problem))

/** Every place in a value, as the numbers that lead to it. */
function pathsIn(thing: unknown): number[][] {
  if (!thing || typeof thing !== 'object') return []
  return Object.values(thing).flatMap((part, index) => [
    [index],
    ...pathsIn(part).map((path) => [index, ...path]),
  ])
}

/** Half of them: what a place is not altered to, its neighbour is. */
const everyOther = <T>(values: readonly T[], from: number): T[] =>
  values.filter((_, index) => (index + from) % 2 === 0)

/** Reads what claims to be a position; one that is taken must bear being judged and played on. */
function readAndPlay(input: unknown, most: number): boolean {
  const parsed = parsePosition(input)
  if (!parsed.ok) {
    expect(parsed.problems.length).toBeGreaterThan(0)
    return false
  }
  const position = parsed.value
  for (const said of shortMoves(position.seat)) game.judge(position, said)
  const holder = { rng: 1 }
  for (let moves = 0; moves < most; moves++) {
    const move = game.randomMove(position, () => random(holder))
    if (!move) break
    expect(game.judge(position, move).legal).toBe(true)
    game.applyMoveInPlace(position, move)
    expect(wrongTokens(position)).toEqual([])
  }
  return true
}

describe('what claims to be a position', () => {
  test('may be anything at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
        expect(readAndPlay(input, 0)).toBe(false)
      }),
      { numRuns: 1000 * TIMES },
    )
  })

  test('may be a position with something altered, and is refused or can be played on', () => {
    let taken = 0
    fc.assert(
      fc.property(SEEDS, fc.array(change, { minLength: 1, maxLength: 3 }), (seed, changes) => {
        const position: unknown = JSON.parse(JSON.stringify(positionFor(seed)))
        for (const { path, value } of changes) alter(position, path, value)
        if (readAndPlay(position, 40)) taken += 1
      }),
      { numRuns: 400 * TIMES },
    )
    expect(taken).toBeGreaterThan(5)
  })

  test('may have any one thing in it altered', () => {
    const values = [0, 4, -1, 200, 'corn', 'two-player', 'over', null, true, []]
    const places = new Set<string>()
    for (let seed = 0; places.size < DECISIONS.length + 1; seed++) {
      const position = positionFor(seed)
      if (places.has(position.at)) continue
      places.add(position.at)
      for (const [index, path] of pathsIn(position).entries())
        for (const value of everyOther([...values, undefined], index)) {
          const altered: unknown = JSON.parse(JSON.stringify(position))
          alter(altered, path, value)
          readAndPlay(altered, 3)
        }
    }
  })

  test('may remember any tile and building, and nobody comes to stand where there is no circle', () => {
    const manning = (position: Position): boolean =>
      /^(settler|builder)/.test(position.at) &&
      position.players[position.seat]?.city.some(
        ({ id, workers }) => (id === 'hospice' || id === 'university') && workers > 0,
      ) === true
    for (let seed = 0, left = 30; left > 0; seed++) {
      const position = positionFor(seed)
      if (!manning(position)) continue
      left -= 1
      const { phase } = position
      for (const drawn of [true, false])
        for (const thing of [null, ...TILES, ...BUILDINGS]) {
          const tile = TILES.find((kind) => kind === thing) ?? null
          const building = BUILDINGS.find((id) => id === thing) ?? null
          const parsed = parsePosition({ ...position, phase: { ...phase, drawn, tile, building } })
          if (!parsed.ok) continue
          for (const move of game.legalMoves(parsed.value)) {
            const next = game.applyMove(parsed.value, move)
            expect(next.ok && wrongTokens(next.position)).toEqual([])
          }
        }
    }
  })
})
