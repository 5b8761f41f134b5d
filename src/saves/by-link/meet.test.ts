import { describe, expect, test } from 'vitest'
import { linked } from '../../games/puerto-rico/linked.ts'
import type { PuertoRico } from '../../games/puerto-rico/rules/types.ts'
import { saves } from '../../games/puerto-rico/saves.ts'
import { beginGame } from '../game.ts'
import { joined, meet } from './meet.ts'
import { tripOf } from './roundtrip.ts'
import { seatedAt } from './seated.ts'

type GameOfLink = Parameters<typeof joined<PuertoRico>>[1]

const { saved: whole } = tripOf<PuertoRico>(
  {
    saves,
    linked,
    setupFor: () => ({ edition: 'classic', seats: 3, seed: 4 }),
    nameOf: () => '',
  },
  0,
)
const LINK = {
  names: ['a', 'b', 'c'],
  taken: [true, false, false],
  marks: [7, 0, 0],
  hints: true,
  turnedBack: 0,
}

/** What a link tells after so many moves. */
const arrived = (count: number, link: object = {}, moves = whole.moves): GameOfLink => ({
  setup: whole.setup,
  players: whole.players,
  saved: 60_000,
  moves: moves.slice(0, count),
  shared: { id: '0123456789', link: { ...LINK, ...link } },
})
/** The same on a device that plays seat 1. */
const here = (count: number, link: object = {}) => {
  const game = joined(saves, arrived(count))
  return { ...game, revision: 5, link: { ...seatedAt(game.link, 1), marks: MARKS, ...link } }
}
const MARKS = [7, 8, 0]
/** Moves that are others from so many on. */
const otherFrom = (count: number) => [
  ...whole.moves.slice(0, count),
  { ...whole.moves[count], seat: 9 } as (typeof whole.moves)[number],
]

test('whoever opens a link takes a seat or watches, and everything in it has been handed on', () => {
  const watches = joined(saves, arrived(12))
  expect(watches.link).toMatchObject({ own: [], taken: [true, false, false] })
  expect(watches).toMatchObject({ id: '0123456789', saved: 60_000 })
  const sits = seatedAt(watches.link, 1, 'Ana')
  expect(sits).toMatchObject({ own: [1], taken: [true, true, false], sent: 12 })
  expect(sits.names).toEqual(['a', 'Ana', 'c'])
  expect(sits.marks[1]).toBeGreaterThan(0)
  // On another device of whoever sits there it is the same seat.
  expect(seatedAt(sits, 1).marks).toEqual(sits.marks)
})

describe('a link that is opened where the game is known', () => {
  test('brings what comes after, and leaves the seats of the device', () => {
    const meeting = meet(saves, here(10), arrived(14, { taken: [true, false, true] }))
    expect(meeting).toMatchObject({ is: 'news', from: 10 })
    const game = meeting.is === 'news' ? meeting.game : null
    expect(game?.moves).toHaveLength(14)
    expect(game?.revision).toBe(6)
    expect(game?.link).toMatchObject({ own: [1], taken: [true, true, true], sent: 14 })
  })

  test.each([0, 5, 10])('is harmless where the device has gone on after move %i', (count) => {
    const game = here(10)
    expect(meet(saves, game, arrived(count))).toEqual({ is: 'old', game })
  })

  test('is put beside what the device has where they differ', () => {
    const meeting = meet(saves, here(10), arrived(8, {}, otherFrom(7)))
    expect(meeting).toMatchObject({ is: 'parted', from: 7, why: { is: 'moves' } })
    expect(meeting.is === 'parted' && meeting.there.moves).toHaveLength(8)
  })

  test('asks to go back, unless something was handed on since', () => {
    const meeting = meet(saves, here(10), arrived(10, { asked: 6 }))
    expect(meeting).toMatchObject({ is: 'news', from: 10, game: { link: { asked: 6 } } })
    // Half a turn that nobody has seen stands in no way.
    expect(meet(saves, here(12, { sent: 10 }), arrived(10, { asked: 6 }))).toMatchObject({
      is: 'news',
      game: { link: { asked: 6 } },
    })
    expect(meet(saves, here(12, { sent: 12 }), arrived(10, { asked: 6 })).is).toBe('old')
    expect(meet(saves, here(10, { asked: 6 }), arrived(10, { asked: 6 })).is).toBe('old')
  })

  test('takes back what the device has asked for, and nothing else unasked', () => {
    const granted = arrived(6, { turnedBack: 1 })
    const meeting = meet(saves, here(10, { asked: 6 }), granted)
    expect(meeting).toMatchObject({ is: 'news', from: 6, granted: true })
    expect(meeting.is === 'news' && meeting.game.link?.asked).toBeUndefined()
    expect(meet(saves, here(10), granted)).toMatchObject({
      is: 'parted',
      from: 6,
      why: { is: 'back' },
    })
    expect(meet(saves, here(10, { asked: 8 }), granted)).toMatchObject({
      is: 'parted',
      why: { is: 'back' },
    })
    expect(meet(saves, here(6, { turnedBack: 1 }), arrived(10)).is).toBe('old')
  })

  test('tells that what was asked for was declined, once', () => {
    const declined = arrived(10, { declined: 6 })
    const meeting = meet(saves, here(10, { asked: 6 }), declined)
    expect(meeting).toMatchObject({ is: 'news', from: 10, game: { link: { declined: 6 } } })
    if (meeting.is !== 'news' || !meeting.game.link) throw new Error('nothing is told')
    expect(meeting.game.link.asked).toBeUndefined()
    const known = { ...meeting.game, link: meeting.game.link }
    expect(meet(saves, known, declined).is).toBe('old')
    // The link that asked is opened once more where it was declined.
    expect(meet(saves, known, arrived(10, { asked: 6 })).is).toBe('old')
    expect(meet(saves, here(10, { asked: 6 }), arrived(14, { declined: 6 }))).toMatchObject({
      is: 'news',
      from: 10,
      game: { link: { declined: 6 } },
    })
  })

  test('leaves what is asked for where whoever played on did not know of it', () => {
    const meeting = meet(saves, here(10, { asked: 6 }), arrived(14))
    expect(meeting).toMatchObject({ is: 'news', game: { link: { asked: 6 } } })
    const untold = here(10, { asked: 6, owed: true })
    const owedAfter = (link: object) => {
      const meeting = meet(saves, untold, arrived(14, link))
      return meeting.is === 'news' && meeting.game.link?.owed
    }
    expect(owedAfter({})).toBe(true)
    expect(owedAfter({ asked: 6 })).toBeUndefined()
  })

  test('brings who else has sat down, and forgets nobody', () => {
    const link = { taken: [true, false, true], names: ['a', 'b', 'Eva'], marks: [7, 0, 9] }
    const meeting = meet(saves, here(10, { names: ['a', 'Bo', 'c'] }), arrived(10, link))
    expect(meeting).toMatchObject({
      is: 'news',
      from: 10,
      game: { link: { taken: [true, true, true], names: ['a', 'Bo', 'Eva'], marks: [7, 8, 9] } },
    })
  })

  test.each([
    ['at a seat of this device', 1, []],
    ['at any other', 0, [1]],
  ])('tells of two people %s, whatever they played', (_, seat, own) => {
    const marks = MARKS.with(seat, 99)
    for (const link of [arrived(10), arrived(14), arrived(4)]) {
      const { shared } = link
      const taken = [true, true, false]
      const meeting = meet(saves, here(10), {
        ...link,
        shared: { ...shared, link: { ...shared.link, taken, marks } },
      })
      expect(meeting).toMatchObject({
        is: 'parted',
        why: { is: 'seat', seat },
        there: { link: { own, marks } },
      })
    }
  })

  test('of another set-up is another game', () => {
    const setup = { ...whole.setup, seed: 99 }
    expect(meet(saves, here(3), { ...arrived(4), setup })).toEqual({ is: 'other' })
  })
})

test('a game that begins by link has an id that fits into one', () => {
  const { setup, players } = whole
  const link = { ...LINK, own: [0], sent: 0 }
  expect(beginGame(saves, { setup, players, link }).id).toMatch(/^[\da-f]{10}$/)
})
