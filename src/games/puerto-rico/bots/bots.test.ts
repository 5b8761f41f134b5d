import { describe, expect, test } from 'vitest'
import { type Bot, type Choice, choose } from '../../../bots/bot.ts'
import { random } from '../../../engine/rng.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { playerView } from '../rules/view.ts'
import { botWords } from '../words/bot-words.ts'
import { toText } from '../words/markup.ts'
import { BOTS } from './bots.ts'
import { LEVELS } from './levels.ts'
import { otherwiseHidden, positionsOf, TABLES } from './testing.ts'
import type { PuertoRicoBots } from './types.ts'

const ask = (
  bot: Bot<PuertoRicoBots>,
  position: Position,
  seed: number,
  iterations = 4,
): Choice<PuertoRicoBots> =>
  choose(bot, playerView(position, position.seat), { iterations }, { rng: seed })

/** Positions of several games at every table, each with the chance `share`. */
function* sample(games: number, share: number, seed: number): Generator<Position> {
  const rng = { rng: seed }
  for (const [edition, seats] of TABLES)
    for (let played = 0; played < games; played++)
      for (const position of positionsOf(edition, seats, rng))
        if (random(rng) < share) yield position
}

test.each([
  ['novice', 3, 0.8, 2000],
  ['intermediate', 3, 0.8, 2000],
  ['advanced', 2, 0.05, 80],
  ['expert', 2, 0.05, 80],
] as const)('%s plays legally whatever the seats and options, and can say why', (level, games, share, least) => {
  let asked = 0
  for (const position of sample(games, share, 11)) {
    const { move, reason, others } = ask(BOTS[level], position, asked++)
    for (const one of [move, ...others.map((other) => other.move)])
      expect(game.judge(position, one), `${JSON.stringify(one)} at ${position.at}`).toEqual({
        legal: true,
        broken: [],
      })
    expect(toText(botWords(reason))).toMatch(/요\.$/)
  }
  expect(asked).toBeGreaterThan(least)
})

describe.each(LEVELS)('%s', (level) => {
  const share = level === 'advanced' || level === 'expert' ? 0.03 : 0.2

  test('sees nothing of the hidden order', () => {
    const rng = { rng: 5 }
    let compared = 0
    for (const position of sample(1, share, 21)) {
      const other = otherwiseHidden(position, rng)
      expect(ask(BOTS[level], other, compared)).toEqual(ask(BOTS[level], position, compared))
      compared++
    }
    expect(compared).toBeGreaterThan(20)
  })

  test('chooses the same again with the same seed', () => {
    for (const position of sample(1, share, 41))
      expect(ask(BOTS[level], position, 9)).toEqual(ask(BOTS[level], position, 9))
  })

  test('has nothing to say of a game that is over', () => {
    const position: Position = { ...setUp({ edition: 'classic', seats: 3, seed: 1 }), at: 'over' }
    expect(() => ask(BOTS[level], position, 1)).toThrow(/over/)
  })
})

test('hidden chips make no difference but by what they can be', () => {
  const options = { 'info.vpHidden': true } as const
  const position = setUp({ edition: 'classic', seats: 3, seed: 4, options })
  const shared = (mine: number, first: number): Position => ({
    ...position,
    players: position.players.map((player, seat) => ({
      ...player,
      vp: seat === 0 ? mine : seat === 1 ? first : 20 - first,
    })),
    supply: { ...position.supply, vp: 75 - 20 - mine },
  })
  expect(ask(BOTS.advanced, shared(5, 2), 1)).toEqual(ask(BOTS.advanced, shared(5, 18), 1))
})

test('a longer search plays more games', () => {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  for (const iterations of [5, 20]) {
    const { reason } = ask(BOTS.advanced, position, 1, iterations)
    expect(reason).toMatchObject({ kind: 'search', games: iterations })
  }
})

test('a search tells how much of its budget is used, and ends with its time', () => {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  const start = performance.now()
  const thinking = BOTS.advanced.think(playerView(position, 0), { ms: 60 }, { rng: 1 })
  const shares: number[] = []
  let step = thinking.next()
  for (; !step.done; step = thinking.next()) shares.push(step.value)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(performance.now() - start).toBeGreaterThanOrEqual(60)
})
