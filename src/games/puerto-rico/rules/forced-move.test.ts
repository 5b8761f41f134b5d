import { expect, test } from 'vitest'
import { playGame } from '../../../engine/random-game.ts'
import { puertoRico } from '../definition.ts'
import { copyState } from './copy-state.ts'
import { game } from './game.ts'
import type { Position } from './state.ts'

const positions: Position[] = []
playGame(puertoRico, { edition: 'two-player', seats: 2, seed: 3 }, (at) =>
  positions.push(copyState(at)),
)

test('a move is forced where nothing else is legal and doing it needs no thought', () => {
  const found = { pass: 0, place: 0, other: 0, none: 0 }
  for (const position of positions) {
    const moves = [...game.legalMoves(position)]
    const [only] = moves
    const thoughtless = only?.do === 'pass' || only?.do === 'place'
    const forced = moves.length === 1 && thoughtless ? only : null
    expect(game.forcedMove(position)).toEqual(forced)
    if (forced?.do === 'pass' || forced?.do === 'place') found[forced.do] += 1
    else found[moves.length === 1 ? 'other' : 'none'] += 1
  }
  expect(Object.values(found).every((count) => count > 0)).toBe(true)
})
