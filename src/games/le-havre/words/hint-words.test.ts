import { expect, test } from 'vitest'
import { playGame } from '../bots/testing.ts'
import { setUp } from '../rules/setup.ts'
import { hintWords } from './hint-words.ts'
import { toText } from './markup.ts'
import { moveWords } from './moves.ts'

test('the idea of a hint has words at every decision of a game, and does not tell the move', () => {
  const ideas = new Set<string>()
  const start = setUp({ version: 'short', seats: 2, seed: 2 })
  playGame(['advanced', 'advanced'], start, ({ seat }, { move, reason }) => {
    const idea = toText(hintWords.ideaOf(move, reason))
    expect(idea).toMatch(/요\.$/)
    expect(idea).not.toContain(toText(moveWords(move)))
    for (const address of hintWords.placesOf(move))
      expect(toText(hintWords.placeWords(address, seat))).not.toBe('')
    ideas.add(idea)
  })
  expect(ideas.size).toBeGreaterThan(10)
})
