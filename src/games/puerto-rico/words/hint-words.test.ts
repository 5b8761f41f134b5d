import { expect, test } from 'vitest'
import { choose } from '../../../bots/bot.ts'
import { BOTS } from '../bots/bots.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/setup.ts'
import { playerView } from '../rules/view.ts'
import { hintWords } from './hint-words.ts'
import { toText } from './markup.ts'
import { moveWords } from './moves.ts'

test('the idea of a hint has words at every decision of a game, and tells neither the move nor its place', () => {
  const rng = { rng: 3 }
  const ideas = new Set<string>()
  let position = setUp({ edition: 'two-player', seats: 2, seed: 3 })
  for (let turn = 0; turn < 150 && !game.isOver(position); turn++) {
    const { seat } = position
    const { move, reason } = choose(BOTS.expert, playerView(position, seat), { iterations: 3 }, rng)
    const idea = toText(hintWords.ideaOf(move, reason))
    expect(idea).toMatch(/요\.$/)
    expect(idea).not.toContain(toText(moveWords(move)))
    for (const address of hintWords.placesOf(move))
      expect(toText(hintWords.placeWords(address, seat))).not.toBe('')
    ideas.add(idea)
    const made = game.applyMove(position, move)
    if (!made.ok) throw new Error(`${move.do} is not legal`)
    position = made.position
  }
  expect(ideas.size).toBeGreaterThan(10)
})
