import { expect, test } from 'vitest'
import { playGame } from '../../../engine/random-game.ts'
import { leHavre } from '../definition.ts'
import { edited, setHarbour } from '../referee/edits.ts'
import type { Player } from '../rules/state.ts'
import { kitLine, readKit } from './kit.ts'

test('a harbour comes back from its line', () => {
  const players: Player[] = []
  playGame(leHavre, { version: 'full', seats: 2, seed: 3 }, (position) => {
    if (position.at === 'turn.main' && position.turn === 3)
      players.push(...structuredClone(position.players.slice(0, 1)))
  })
  expect(players.length).toBeGreaterThan(10)
  for (const player of players) {
    const read = readKit(kitLine(player))
    if (!read.ok) throw new Error(read.found)
    const start = leHavre.setUp({ version: 'full', seats: 2, seed: 3 })
    expect(edited(start, setHarbour(0, read.harbour)).players[0]).toEqual(player)
  }
})

test('what cannot be read is told from where it begins', () => {
  expect(readKit('프랑 3, 나무 셋')).toMatchObject({ ok: false, found: '셋' })
  expect(readKit('')).toMatchObject({ ok: true, harbour: { loans: 0, buildings: [] } })
})
