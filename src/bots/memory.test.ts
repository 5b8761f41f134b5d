import { expect, test, vi } from 'vitest'
import { BOTS } from '../games/puerto-rico/bots/bots.ts'
import { decide } from '../games/puerto-rico/bots/heuristic/decide.ts'
import type { PuertoRicoBots } from '../games/puerto-rico/bots/types.ts'
import { copyState } from '../games/puerto-rico/rules/copy-state.ts'
import { game } from '../games/puerto-rico/rules/game.ts'
import { setUp } from '../games/puerto-rico/rules/setup.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import { playerView } from '../games/puerto-rico/rules/view.ts'
import { choose, toTheEnd } from './bot.ts'
import { startBots } from './client.ts'
import { thinkAs } from './memory.ts'

const start = setUp({ edition: 'two-player', seats: 2, seed: 3 })

/** What the expert in `seat` says of a position to which `made` led, and in how many games they found it. */
function asking() {
  const think = thinkAs<PuertoRicoBots>(BOTS)
  return (
    position: Position,
    iterations: number,
    made: readonly string[],
    seat = position.seat,
  ) => {
    const { reason, ...choice } = toTheEnd(
      think({
        level: 'expert',
        view: playerView(position, seat),
        budget: { iterations },
        seed: 5,
        history: { seat, made },
      }),
    )
    return { ...choice, games: 'games' in reason ? reason.games : 0 }
  }
}

/** Plays on by the heuristic until `seat` decides; the keys of the moves. */
function playTo(position: Position, seat: number): string[] {
  const made: string[] = []
  while (position.seat !== seat || position.at !== 'roles') {
    const { move } = decide(position)
    made.push(game.keyOfMove(move))
    game.applyMoveInPlace(position, move)
  }
  return made
}

test('who is asked again in a game goes on from what they know of it', () => {
  const ask = asking()
  const { move, games } = ask(start, 60, ['game'])
  expect(games).toBe(60)
  const next = copyState(start)
  game.applyMoveInPlace(next, move)
  const made = ['game', game.keyOfMove(move)]
  const known = ask(next, 20, made, start.seat).games
  expect(known).toBeGreaterThan(20)
  // Neither of another game, nor of another course of it, nor for another seat is anything known.
  expect(ask(next, 20, ['other', ...made.slice(1)], start.seat).games).toBe(20)
  expect(ask(next, 20, ['game', 'otherwise'], start.seat).games).toBe(20)
  expect(ask(next, 20, made, 1 - start.seat).games).toBe(20)
})

test('what was found while another seat decided is known in its own turn', () => {
  const ask = asking()
  const other = 1 - start.seat
  ask(start, 400, ['game'], other)
  const next = copyState(start)
  const made = playTo(next, other)
  expect(ask(next, 20, ['game', ...made], other).games).toBeGreaterThan(20)
})

test('only what is possible as things came out is chosen from', () => {
  const ask = asking()
  const position = copyState(start)
  const made = ['game']
  for (let decisions = 0; decisions < 60; decisions++) {
    const { move, others } = ask(position, 30, made, 0)
    for (const one of [move, ...others.map(({ move }) => move)])
      expect(game.judge(position, one).legal).toBe(true)
    made.push(game.keyOfMove(move))
    game.applyMoveInPlace(position, move)
  }
})

test('without a history nothing is remembered, and nothing makes a difference', () => {
  const think = thinkAs<PuertoRicoBots>(BOTS)
  const question = {
    level: 'expert' as const,
    view: playerView(start, start.seat),
    budget: { iterations: 20 },
    seed: 5,
  }
  const expected = choose(BOTS.expert, question.view, question.budget, { rng: 5 })
  expect(toTheEnd(think(question))).toEqual(expected)
  toTheEnd(think({ ...question, history: { seat: start.seat, made: ['game'] } }))
  expect(toTheEnd(think(question))).toEqual(expected)
})

test('a page whose bots think on it is not troubled with thinking ahead', async () => {
  const loadBots = vi.fn(async () => BOTS)
  const noWorker = (): never => {
    throw new Error('no workers here')
  }
  const bots = startBots<PuertoRicoBots>({ view: playerView, startWorker: noWorker, loadBots })
  const history = { seat: 1, made: [] }
  bots.thinkAhead('expert', start, { iterations: 5 }, 1, history, new AbortController().signal)
  expect(loadBots).not.toHaveBeenCalled()
  await bots.ask('novice', start, { iterations: 5 }, 1)
  expect(loadBots).toHaveBeenCalled()
  bots.close()
})
