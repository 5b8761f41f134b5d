import { describe, expect, test } from 'vitest'
import { random } from '../engine/rng.ts'
import { game } from '../games/puerto-rico/rules/game.ts'
import { copyState } from '../games/puerto-rico/rules/state.ts'
import { dealOf, readGame, replay, type SavedGame } from './game.ts'
import { dropGame, keepGame, keptGames, type Shelf } from './store.ts'

function played(seats: number, most: number): SavedGame {
  const saved: SavedGame = {
    version: 1,
    id: `g${seats}`,
    saved: seats,
    edition: 'classic',
    seed: 5,
    options: {},
    players: Array<'human'>(seats).fill('human'),
    moves: [],
  }
  const position = copyState(dealOf(saved))
  const chance = { rng: 3 }
  for (let count = 0; count < most; count++) {
    const move = game.randomMove(position, () => random(chance))
    if (!move) break
    saved.moves.push(move)
    game.playOn(position, move)
  }
  return saved
}

function shelf(): Shelf {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

describe('a kept game', () => {
  test.each([2, 3, 5])('of %i seats is read and played again', (seats) => {
    const saved = played(seats, 120)
    const opened = readGame(JSON.stringify(saved))
    expect(opened).toEqual({ ok: true, value: saved })
    const again = replay(saved)
    expect(again).toMatchObject({ ok: true })
    expect(again.ok && again.value.turns).toHaveLength(saved.moves.length)
  })

  test('with a move that the rules refuse is followed up to it', () => {
    const saved = played(2, 40)
    saved.moves[20] = { do: 'recruit', seat: 4 }
    expect(replay(saved)).toEqual({ ok: false, problem: 'move', index: 20 })
  })

  test.each([
    ['cut off', JSON.stringify(played(2, 30)).slice(0, 200), 'damaged'],
    ['of another kind', '{"name":"chess"}', 'foreign'],
    ['a list', '[1,2]', 'foreign'],
    [
      'with a wrong number of seats',
      JSON.stringify({
        ...played(2, 3),
        edition: 'two-player',
        players: ['human', 'human', 'human'],
      }),
      'damaged',
    ],
    ['with a hostile key', '{"version":1,"__proto__":{"id":"x"}}', 'damaged'],
    ['far too long', ' '.repeat(1_000_001), 'foreign'],
  ])('%s is refused', (_, text, problem) => {
    expect(readGame(text)).toMatchObject({ ok: false, problem })
  })

  test('of a newer site says so', () => {
    expect(readGame('{"version":9}')).toEqual({ ok: false, problem: 'newer', version: 9 })
  })
})

test('games are kept, the last played first; what is unreadable stays', () => {
  const device = shelf()
  device.setItem('game:broken', '{"version":1')
  device.setItem('scheme', 'dark')
  expect(keepGame(device, played(2, 3))).toBe(true)
  expect(keepGame(device, played(3, 3))).toBe(true)
  const { games, unreadable } = keptGames(device)
  expect(games.map(({ id }) => id)).toEqual(['g3', 'g2'])
  expect(unreadable).toEqual(['game:broken'])
  dropGame(device, 'g3')
  expect(keptGames(device).games).toHaveLength(1)
  expect(device.getItem('game:broken')).not.toBeNull()
})

test('a full device is told, not thrown', () => {
  const full: Shelf = {
    ...shelf(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(keepGame(full, played(2, 3))).toBe(false)
})
