import { expect, test } from 'vitest'
import type { ReasonOf } from '../../../bots/bot.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { francsForLoad } from '../rules/visit.ts'
import { botWords } from '../words/bot-words.ts'
import { aimOf } from './reason.ts'
import { foodLacking } from './standing.ts'
import { playGame } from './testing.ts'
import type { LeHavreBots } from './types.ts'

const textOf = (reason: ReasonOf<LeHavreBots>): string => JSON.stringify(botWords(reason))

test('reasons are facts of the game, and no sentence is said twice in a turn', () => {
  const kinds = new Set<string>()
  let turn = ''
  let said: string[] = []
  const look = (
    before: Position,
    move: Parameters<typeof game.applyMove>[1],
    reason: ReasonOf<LeHavreBots>,
  ): void => {
    const { seat, round } = before
    kinds.add(reason.kind)
    const made = game.applyMove(before, move)
    if (!made.ok) throw new Error('not legal')
    const francs = made.position.players[seat]?.items.franc ?? 0
    const had = before.players[seat]?.items.franc ?? 0
    if (reason.kind === 'only') expect(Array.from(game.legalMoves(before).take(2))).toHaveLength(1)
    if (reason.kind === 'ships' && made.position.at !== 'turn.price')
      expect(francs - had).toBe(reason.francs)
    if ((reason.kind === 'gathers' || reason.kind === 'enters') && reason.aim?.kind === 'food')
      expect(reason.aim.food).toBeLessThanOrEqual(foodLacking(before, seat))
    const name = `${round} ${before.turn} ${before.active} ${seat} ${before.final}`
    if (name !== turn) said = []
    turn = name
    if (before.at !== 'turn.opened' && before.at !== 'roundEnd.feeding') {
      expect(said).not.toContain(textOf(reason))
      said.push(textOf(reason))
    }
  }
  for (const seed of [1, 2])
    playGame(
      ['advanced', 'intermediate'],
      setUp({ version: 'short', seats: 2, seed }),
      (before, { move, reason }) => look(before, move, reason),
    )
  for (const kind of ['gathers', 'enters', 'launches', 'constructs', 'pays'])
    expect([...kinds]).toContain(kind)
})

test('a wharf is told with the ship that follows', () => {
  expect(
    aimOf([
      { do: 'takeOffer', seat: 0, space: 'wood' },
      { do: 'construct', seat: 0, building: 'wharf1' },
      { do: 'buildShip', seat: 0, ship: 'blanche' },
    ]),
  ).toEqual({ kind: 'card', card: 'blanche', wharf: 'wharf1' })
  expect(aimOf([{ do: 'ship', seat: 0, goods: { coke: 2 } }])).toEqual({
    kind: 'load',
    francs: francsForLoad({ coke: 2 }),
  })
  expect(aimOf([{ do: 'endTurn', seat: 0 }])).toBeNull()
})
