import { expect, test } from 'vitest'
import { moverOf } from '../../../engine/random-game.ts'
import { linkOf, questionOf } from '../../../referee/link.ts'
import { playedOn } from '../../../referee/played.ts'
import { packLink } from '../../../saves/link.ts'
import { puertoRico } from '../definition.ts'
import { game } from '../rules/game.ts'
import { IDENTITY } from '../rules/identity.ts'
import type { Position } from '../rules/state.ts'
import { BUILDINGS, DECISIONS, GOODS, ROLE_TILES, TILES } from '../rules/vocabulary.ts'
import { edited } from './edit-position.ts'
import * as edit from './edits.ts'
import { positionsOf } from './sample.ts'

const draw = moverOf(15)
const below = (count: number): number => Math.floor(draw() * count)
const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T

/** Any change that the editor offers, sensible or not; a second copy of a building has no colonists of its own in a link. */
function change({ players, ships }: Position): edit.Edit {
  const seat = below(players.length)
  const built = new Set(players[seat]?.city.map(({ id }) => id))
  const goods = Array.from({ length: below(5) }, () => pick(GOODS))
  return pick([
    () => edit.setCoins(seat, below(30)),
    () => edit.setPoints(seat, below(90)),
    () => edit.setStored(seat, below(12)),
    () => edit.setGood(seat, pick(GOODS), below(14)),
    () => edit.setTiles(seat, pick(TILES), below(14)),
    () => edit.setManned(seat, pick(TILES), below(6)),
    () => edit.build(seat, pick(BUILDINGS.filter((id) => !built.has(id)))),
    () => edit.raze(seat, pick(BUILDINGS)),
    () => edit.setWorkers(seat, pick(BUILDINGS), below(5)),
    () => edit.setShip(pick(ships).size, pick([...GOODS, null]), below(9)),
    () => edit.setHouse(goods),
    () => edit.setMarket(below(9)),
    () => edit.setFaceUp(goods),
    () => edit.setRound(below(20)),
    () => edit.setRoleCoins(pick(ROLE_TILES), below(4)),
    () => edit.setTaken(pick(ROLE_TILES), pick([seat, null])),
    () => edit.setTurn(pick([...DECISIONS, 'over'] as const), seat, below(players.length)),
    () => edit.setShortOfColonists(draw() < 0.5),
  ])()
}

test('100 positions being set up, possible or not, come back from their links', async () => {
  for (const { position } of positionsOf(100)) {
    let draft = position
    for (let changes = 1 + below(12); changes > 0; changes--) draft = edited(draft, change(draft))
    const link = await linkOf(puertoRico, { position: draft, draft: true })
    expect(await questionOf(puertoRico, link)).toEqual({
      ok: true,
      question: { position: draft, draft: true },
    })
  }
})

test('an impossible position of a link is refused, and given to be mended', async () => {
  const [first] = positionsOf(1)
  if (!first) throw new Error('no sample')
  const draft = edited(first.position, edit.setGood(0, 'corn', 60))
  const read = await questionOf(puertoRico, await linkOf(puertoRico, { position: draft }))
  expect(read).toMatchObject({ ok: false, problem: 'impossible', draft })
  expect(!read.ok && read.problems.length).toBeGreaterThan(0)
})

test('what cannot be drawn is not offered for mending', async () => {
  const read = await questionOf(
    puertoRico,
    await packLink(IDENTITY, { set: { A: { tiles: { corn: 900 } } }, draft: true }),
  )
  expect(read).toMatchObject({ ok: false, problem: 'impossible' })
  expect(read).not.toHaveProperty('draft')
})

test('played moves come back with their position, and must be legal one after the other', async () => {
  const [first] = positionsOf(1)
  if (!first?.move) throw new Error('no sample')
  const { position, move } = first
  const [turn] = playedOn(game, position, [move])
  const question = turn ? { position, played: [move] } : { position, move }
  expect(await questionOf(puertoRico, await linkOf(puertoRico, question))).toEqual({
    ok: true,
    question,
  })
  const never = { do: 'recruit', seat: 4 } as const
  expect(
    await questionOf(puertoRico, await linkOf(puertoRico, { position, played: [never] })),
  ).toMatchObject({
    ok: false,
    problem: 'move',
  })
})
