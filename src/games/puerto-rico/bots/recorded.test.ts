import { expect, test } from 'vitest'
import { choose } from '../../../bots/bot.ts'
import { moverOf } from '../../../engine/random-game.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/setup.ts'
import { playerView } from '../rules/view.ts'
import { BOTS } from './bots.ts'
import { LEVELS } from './levels.ts'

/** What the bots choose at a few decisions of one random game, by the number of the decision. */
function choicesIn(edition: 'two-player' | 'classic', seats: number): string[] {
  const position = setUp({ edition, seats, seed: 7 })
  const draw = moverOf(7)
  const lines: string[] = []
  for (let decision = 0; ; decision++) {
    const move = game.randomMove(position, draw)
    if (!move) return lines
    if (decision % 25 === 20 && position.at !== 'mayor.placing') {
      const shown = playerView(position, position.seat)
      for (const level of LEVELS) {
        const choice = choose(BOTS[level], shown, { iterations: 12 }, { rng: decision })
        const moves = [choice.move, ...choice.others.map((other) => other.move)]
        lines.push(`${decision} ${level}: ${moves.map(game.keyOfMove).join(' / ')}`)
      }
    }
    game.applyMoveInPlace(position, move)
  }
}

test.each([
  ['two-player', 2],
  ['classic', 4],
] as const)('the bots choose as recorded: %s, %i seats', (edition, seats) => {
  expect(choicesIn(edition, seats)).toMatchSnapshot()
})
