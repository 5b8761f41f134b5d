import { beforeAll, describe, expect, test } from 'vitest'
import { random } from '../../engine/rng.ts'
import type { GameTypes } from '../../engine/types.ts'
import { links as linksOfLeHavre } from '../../games/le-havre/commands/links.ts'
import { saves as leHavre } from '../../games/le-havre/saves.ts'
import { links as linksOfPuertoRico } from '../../games/puerto-rico/commands/links.ts'
import { linked } from '../../games/puerto-rico/linked.ts'
import { type Saved, saves } from '../../games/puerto-rico/saves.ts'
import { asNewGame, beginGame, readGame, type Together } from '../game.ts'
import { isGameLink } from './is-game-link.ts'
import { readGameLink, writeGame } from './link.ts'
import { type LinkTrip, tripOf } from './roundtrip.ts'

const LINK: Together = {
  names: ['민수', '', '지훈'],
  taken: [true, true, false],
  marks: [4095, 0, 0],
  own: [0],
  hints: false,
  turnedBack: 2,
  asked: 1,
  declined: 0,
  sent: 3,
}

/** A game of three, one of them a bot, some moves on. */
function begun(): Saved {
  const saved = beginGame(saves, {
    setup: { edition: 'classic', seed: 7, options: { 'vp.beyondSupply': 'cap' } },
    players: ['human', 'novice', 'human'],
    link: LINK,
  })
  let position = saves.setUp({ ...saved.setup, seats: 3 })
  const chance = { rng: 3 }
  const moves: Saved['moves'] = []
  for (let left = 30; left > 0; left--) {
    const move = saves.game.randomMove(position, () => random(chance))
    const next = saves.game.applyMove(position, move)
    if (!move || !next.ok) break
    moves.push(move)
    position = next.position
  }
  return { ...saved, saved: 1_800_000_000_000, moves }
}

const written = (saved = begun()): string => writeGame(saves, linked, saved)

/** What a link is read as. */
const readHere = (link: string) => readGameLink(saves, linked, link)

describe('a game by link', () => {
  test('tells set-up, players and every move, and what all who play it share', () => {
    const saved = begun()
    const { own: _, sent: __, ...link } = LINK
    const { setup, players, moves, id } = saved
    const value = { setup, players, moves, saved: saved.saved, shared: { id, link } }
    expect(readHere(written(saved))).toEqual({ ok: true, value })
    expect(written(saved)).toMatch(/^#pr1~[\w-]+$/)
  })

  test('is kept and read as any game, and a copy of it is nobody else’s', () => {
    const saved = begun()
    expect(readGame(saves, JSON.stringify(saved))).toEqual({ ok: true, value: saved })
    expect(asNewGame(saved).link).toBeUndefined()
  })

  test('is written as well where it is played on one device', () => {
    const { link: _, ...alone } = begun()
    const game = readHere(written(alone))
    expect(game).toMatchObject({ ok: true, value: { moves: alone.moves } })
    expect(game.ok && game.value.shared).toBeUndefined()
  })

  test('that begins in the middle, or has a move that is none, is not written', () => {
    const saved = begun()
    const start = saves.setUp({ ...saved.setup, seats: 3 })
    expect(() => written({ ...saved, start })).toThrow('in the middle')
    const wrong = { do: 'recruit', seat: 2 } as const
    expect(() => written({ ...saved, moves: [wrong] })).toThrow()
  })
})

test.each([
  '.',
  ')',
  '_',
  '-_',
  '&utm_source=chat',
  '를 보세요',
  '\n',
])('%j behind a link is forgiven', (tail) =>
  expect(readHere(written() + tail)).toMatchObject({ ok: true }))

test('a link is told from others', () => {
  expect([written(), '#lh12~x', 'pr1~'].every(isGameLink)).toBe(true)
  expect(['', '#main', '#pr1.q1Y', '#a~b'].some(isGameLink)).toBe(false)
})

test.each([
  ['that was cut', (link: string) => link.slice(0, -1), 'cut'],
  ['that was cut at once', (link: string) => link.slice(0, 7), 'cut'],
  ['with a letter changed', (link: string) => link.replace(/.(?=.{9}$)/, changed), 'changed'],
  ['with a sum changed', (link: string) => link.replace(/(?<=^#pr1~.{4})./, changed), 'changed'],
  ['of another game', (link: string) => link.replace('pr', 'lh'), 'other-game'],
  ['of a later version', (link: string) => link.replace('1~', '2~'), 'newer'],
  ['of an earlier version', (link: string) => link.replace('1~', '0~'), 'other-rules'],
  ['of nothing', () => '#main', 'foreign'],
])('a link %s is told as that', (_, alter, problem) => {
  expect(readHere(alter(written()))).toEqual({ ok: false, problem })
})

const changed = (letter: string): string => (letter === 'A' ? 'B' : 'A')

test('no letter of a link can be changed without being noticed', () => {
  const link = written()
  for (let at = 5; at < link.length; at++) {
    const other = link.slice(0, at) + changed(link.charAt(at)) + link.slice(at + 1)
    expect(readHere(other), `letter ${at}`).toMatchObject({ ok: false })
  }
})

test('a link of other rules is told as that', () => {
  const { parts } = saves.game
  const moveKindsAt: typeof saves.game.moveKindsAt = (position) =>
    saves.game.moveKindsAt(position).toReversed()
  const other = { ...saves, game: { ...saves.game, parts, moveKindsAt } }
  expect(readGameLink(other, linked, written())).toMatchObject({ ok: false })
  expect(readGameLink(other, linked, written())).not.toMatchObject({ problem: 'changed' })
})

/** Links that were sent: they are read for as long as rules and the order of lists are the same. */
test.each([
  ['pr', '#pr1~AAyhgzC_yhwA3WeOK9WSz28WmOmZJ-Kl9uP444441jAAADhBD1Xk9ELA'],
  ['lh', '#lh1~AAy8FGHFlPcUcfNFnOVCK9vFpjpmSfipfbj-OOOONYwAADXQD1Xk9ELA'],
  // From here on they tell who sits where, and what was declined.
  ['pr', '#pr1~ABKVeDGx0rapEJ39OLg_XY6qGbqeDv3pDrtuCsZJ8kJO-zdDBHq2-0I8V0-444441_roJq4iD1Xk9ELB'],
  ['lh', '#lh1~ABLl27Gb3PFnPmckyPakuZJnf0meRfkWWbyukNVoqzV4-3c6VcrKL3t_d0WyMsWOMzeBPXmnrD1Xk9ELB'],
])('a game of %s that was sent earlier is read', async (code, link) => {
  const game = code === 'pr' ? readHere(link) : readGameLink(leHavre, await leHavreLinked(), link)
  expect(game).toMatchObject({ ok: true })
  expect(game.ok && game.value.moves).toHaveLength(40)
})

async function leHavreLinked() {
  const { linked: load } = leHavre
  if (!load) throw new Error('not played by link')
  return load()
}

/** The first random games of every table. */
function tryTrips<G extends GameTypes>(trip: LinkTrip<G>, games: number, most: number): void {
  for (let index = 0; index < games; index++) {
    // These are many times as long as any other, and read in `verify links`.
    if (trip.isWild?.(trip.setupFor(index))) continue
    const { link, fault, saved } = tripOf(trip, index)
    expect(fault, `game ${index}`).toBeNull()
    const letters = saved.players.length === 2 && !('expansions' in saved.setup) ? 300 : most
    expect(link.length, `game ${index}`).toBeLessThanOrEqual(letters)
  }
}

describe('random games, written and read, come to the same position', () => {
  beforeAll(() => import('../../games/puerto-rico/expansions.ts'))
  test('of Puerto Rico, with expansions too', () =>
    linksOfPuertoRico((trip) => tryTrips(trip, 40, 900)))
  test('of Le Havre', () => linksOfLeHavre((trip) => tryTrips(trip, 40, 900)))
})
