import { describe, expect, test } from 'vitest'
import { random } from '../engine/rng.ts'
import { copyState } from '../games/puerto-rico/rules/copy-state.ts'
import { game } from '../games/puerto-rico/rules/game.ts'
import type { ExpansionId } from '../games/puerto-rico/rules/vocabulary.ts'
import { type Saved, saves } from '../games/puerto-rico/saves.ts'
import { asNewGame, beginGame, firstPosition, readGame, replay } from './game.ts'
import { memoryStore } from './key-value-store.ts'
import { noProgress } from './progress.ts'
import { dropGame, keepGame, keyOf, persistedGame, persistedGames } from './store.ts'

function played(seats: number, most: number): Saved {
  const players = Array<string>(seats).fill('human')
  const begun = beginGame(saves, {
    setup: { edition: 'classic', seed: 5, options: {} },
    players,
  })
  const saved: Saved = { ...begun, id: `g${seats}`, saved: seats }
  const position = copyState(firstPosition(saves, saved))
  const chance = { rng: 3 }
  for (let count = 0; count < most; count++) {
    const move = game.randomMove(position, () => random(chance))
    if (!move) break
    saved.moves.push(move)
    game.applyMoveInPlace(position, move)
  }
  return saved
}

describe('a kept game', () => {
  test.each([2, 3, 5])('of %i seats is read and played again', (seats) => {
    const saved = played(seats, 120)
    const opened = readGame(saves, JSON.stringify(saved))
    expect(opened).toEqual({ ok: true, value: saved })
    const again = replay(saves, saved)
    expect(again).toMatchObject({ ok: true })
    expect(again.ok && again.value.turns).toHaveLength(saved.moves.length)
  })

  test('names its game, what it is and its version', () => {
    expect(played(2, 1)).toMatchObject({ game: 'puerto-rico', kind: 'game', version: 1 })
  })

  test('begins where it says, if that is a position that can occur', () => {
    const opened = replay(saves, played(2, 40))
    const start = opened.ok ? opened.value.position : null
    const { setup, players } = played(2, 0)
    const saved = beginGame(saves, { setup, players, ...(start && { start }) })
    const read = readGame(saves, JSON.stringify(saved))
    expect(read).toEqual({ ok: true, value: saved })
    expect(firstPosition(saves, saved)).toEqual(start)
    for (const wrong of [{ ...start, round: 'x' }, { ...start, supply: {} }, null, 3])
      expect(readGame(saves, JSON.stringify({ ...saved, start: wrong }))).toMatchObject({
        problem: 'damaged',
      })
    const third = JSON.stringify({ ...saved, players: [...players, 'human'] })
    expect(readGame(saves, third)).toMatchObject({ problem: 'damaged' })
    for (const other of [{ edition: 'two-player' }, { expansions: ['nobles'] }]) {
      const text = JSON.stringify({ ...saved, setup: { ...setup, ...other } })
      expect(readGame(saves, text)).toMatchObject({ problem: 'damaged' })
    }
  })

  test('has each expansion once', () => {
    const { setup, players } = played(2, 0)
    const read = (expansions: ExpansionId[]) =>
      readGame(
        saves,
        JSON.stringify(beginGame(saves, { setup: { ...setup, expansions }, players })),
      )
    expect(read(['nobles'])).toMatchObject({ ok: true })
    expect(read(['nobles', 'nobles'])).toMatchObject({ problem: 'damaged' })
  })

  test('with a move that the rules refuse is followed up to it', () => {
    const saved = played(2, 40)
    saved.moves[20] = { do: 'recruit', seat: 4 }
    expect(replay(saves, saved)).toEqual({ ok: false, problem: 'move', index: 20 })
  })

  const some = played(2, 3)
  test.each([
    ['cut off', JSON.stringify(played(2, 30)).slice(0, 200), 'damaged'],
    ['of another kind', '{"name":"chess"}', 'foreign'],
    ['a list', '[1,2]', 'foreign'],
    ['of another game', JSON.stringify({ ...some, game: 'le-havre' }), 'other-game'],
    ['from before it named its game', '{"version":1,"id":"x"}', 'older'],
    ['of the course', JSON.stringify(noProgress('puerto-rico')), 'other-kind'],
    [
      'with a wrong number of seats',
      JSON.stringify({
        ...some,
        setup: { ...some.setup, edition: 'two-player' },
        players: ['human', 'human', 'human'],
      }),
      'damaged',
    ],
    ['with a date beyond all dates', JSON.stringify({ ...some, saved: 1e300 }), 'damaged'],
    [
      'with a hostile key',
      '{"game":"puerto-rico","kind":"game","version":1,"__proto__":{"id":"x"}}',
      'damaged',
    ],
    ['far too long', ' '.repeat(1_000_001), 'too-long'],
  ])('%s is refused', (_, text, problem) => {
    expect(readGame(saves, text)).toMatchObject({ ok: false, problem })
  })

  test('of a newer site says so', () => {
    const text = JSON.stringify({ ...some, version: 9 })
    expect(readGame(saves, text)).toEqual({ ok: false, problem: 'newer', version: 9 })
  })
})

test('games are kept, the last played first; what is unreadable stays', () => {
  const device = memoryStore([
    [keyOf({ game: 'puerto-rico', id: 'broken' }), '{"version":1'],
    ['scheme', 'dark'],
  ])
  expect(keepGame(saves, device, played(2, 3))).toBe('kept')
  expect(keepGame(saves, device, played(3, 3))).toBe('kept')
  const { games, unreadable } = persistedGames(saves, device)
  expect(games.map(({ id }) => id)).toEqual(['g3', 'g2'])
  expect(unreadable).toEqual([keyOf({ game: 'puerto-rico', id: 'broken' })])
  dropGame(saves, device, 'g3')
  expect(persistedGames(saves, device).games).toHaveLength(1)
  expect(device.read(keyOf({ game: 'puerto-rico', id: 'broken' }))).not.toBeNull()
})

test('a device that refuses is told, not thrown', () => {
  expect(keepGame(saves, { ...memoryStore(), keep: () => false }, played(2, 3))).toBe('refused')
})

test('what cannot be read is not written over', () => {
  const device = memoryStore()
  const saved = played(2, 3)
  const newer = JSON.stringify({ ...saved, version: 99 })
  device.keep(keyOf(saved), newer)
  expect(keepGame(saves, device, { ...saved, revision: 9 })).toBe('unreadable')
  expect(device.read(keyOf(saved))).toBe(newer)
})

describe('a game that two windows play', () => {
  const first = { ...played(2, 5), revision: 1 }

  test('is kept revision after revision', () => {
    const device = memoryStore()
    expect(keepGame(saves, device, first)).toBe('kept')
    expect(keepGame(saves, device, { ...first, revision: 2 })).toBe('kept')
    expect(persistedGame(saves, device, first.id)?.revision).toBe(2)
  })

  test.each([0, 1, 2])('is not overwritten by one that missed %i revisions', (missed) => {
    const device = memoryStore()
    const ahead = { ...played(2, 8), revision: 3 }
    keepGame(saves, device, ahead)
    expect(keepGame(saves, device, { ...first, revision: 3 - missed })).toBe('overtaken')
    expect(persistedGame(saves, device, first.id)).toEqual(ahead)
    expect(keepGame(saves, device, asNewGame(first))).toBe('kept')
    expect(persistedGames(saves, device).games).toHaveLength(2)
  })
})
