import { expect, test } from 'vitest'
import { leHavre } from '../games/le-havre/definition.ts'
import { puertoRico } from '../games/puerto-rico/definition.ts'
import type { Game } from './game.ts'
import { parseMove } from './move-kinds.ts'
import { makePlainCheck } from './plain-check.ts'
import { moverOf } from './random-game.ts'
import type { GameTypes } from './types.ts'

type Shape = Record<string, unknown>

const isObject = (value: unknown): value is Shape => typeof value === 'object' && value !== null

/** A move with each single thing in it otherwise: left out, added, of another kind, counted as none, in another order. */
function* altered(move: Shape): Generator<unknown> {
  yield Object.fromEntries(Object.entries(move).reverse())
  yield { ...move, more: 1 }
  for (const [key, value] of Object.entries(move)) {
    const { [key]: _, ...without } = move
    yield without
    for (const other of [null, -1, 0, 1, 1.5, 300, 'corn', [], {}]) yield { ...move, [key]: other }
    if (!isObject(value)) continue
    yield { ...move, [key]: Object.fromEntries(Object.entries(value).reverse()) }
    yield { ...move, [key]: { ...value, corn: 0 } }
    yield { ...move, [key]: { ...value, nothing: 1 } }
  }
}

/** Moves of a random game, and whatever is like them. */
function* inputs<G extends GameTypes>(
  game: Game<G>,
  position: G['Position'],
): Generator<unknown, undefined> {
  const draw = moverOf(7)
  for (let turn = 0; turn < 120; turn++) {
    const move = game.randomMove(position, draw)
    if (!move) return
    yield move
    yield* altered(move as unknown as Shape)
    game.applyMoveInPlace(position, move)
  }
}

const GAMES: readonly [string, () => { found: boolean[]; wrong: unknown[] }][] = [
  [
    'puerto-rico',
    () => compared(puertoRico.game, puertoRico.setUp({ edition: 'classic', seats: 3, seed: 5 })),
  ],
  ['le-havre', () => compared(leHavre.game, leHavre.setUp({ version: 'full', seats: 3, seed: 5 }))],
]

function compared<G extends GameTypes>(game: Game<G>, start: G['Position']) {
  const { moveKinds } = game.parts
  const isPlain = makePlainCheck(moveKinds)
  const found: boolean[] = []
  const wrong: unknown[] = []
  for (const input of inputs(game, start)) {
    const plain = JSON.stringify(parseMove(moveKinds, input)) === JSON.stringify(input)
    found.push(plain)
    if (isPlain(input) !== plain) wrong.push(input)
  }
  return { found, wrong }
}

test.each(
  GAMES,
)('%s: what parsing would leave as it is, and nothing else, is plain', (_, compare) => {
  const { found, wrong } = compare()
  expect(wrong).toEqual([])
  expect(found.filter((plain) => plain).length).toBeGreaterThan(100)
  expect(found.filter((plain) => !plain).length).toBeGreaterThan(1000)
})

test('what is no move at all is not plain', () => {
  const isPlain = makePlainCheck(puertoRico.game.parts.moveKinds)
  for (const input of [null, undefined, 1, 'pass', [], {}, { do: 'toString' }, { do: '__proto__' }])
    expect(isPlain(input)).toBe(false)
})
