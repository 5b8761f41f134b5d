import { expect, test } from 'vitest'
import type { Move } from '../../rules/moves.ts'
import { botWords } from '../../words/bot-words.ts'
import { reasonAt } from './reasons.ts'

test('the same sentence is said once in a turn, and again in the next', () => {
  const moves: Move[] = [
    { do: 'supply', seat: 0 },
    { do: 'enter', seat: 0, building: 'bakehouse' },
    { do: 'use', seat: 0, count: 2 },
    { do: 'endTurn', seat: 0 },
    { do: 'supply', seat: 0 },
    { do: 'takeOffer', seat: 0, space: 'wood' },
  ]
  const turns = moves.map((move) => ({ move }))
  const reason = { kind: 'fancy' } as const
  const choiceOf = (turn: number) => {
    const move = moves[turn]
    return move ? { move, reason } : null
  }
  const told = moves.map((_, at) => reasonAt(turns, choiceOf, at))
  const words = botWords(reason)
  expect(told).toEqual([null, words, null, null, null, words])
})
