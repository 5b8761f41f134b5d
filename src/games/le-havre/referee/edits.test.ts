import { expect, test } from 'vitest'
import { moverOf, playGame } from '../../../engine/random-game.ts'
import { letterOf } from '../../../engine/seats.ts'
import { leHavre } from '../plug.ts'
import { TABLES } from '../proof/setups.ts'
import { cardValue } from '../rules/cards.ts'
import { copyState, type Position } from '../rules/state.ts'
import {
  cardsOf,
  type Draft,
  draftOf,
  emptySheet,
  emptyTable,
  moveCard,
  setActive,
  setAt,
  setDisc,
  setFinal,
  setItem,
  setLoans,
  setOffer,
  setOver,
  setRound,
} from './edits.ts'

const built = (draft: Draft): Position => {
  const position = leHavre.scenario.positionFrom(draft)
  if (!position.ok) throw new Error(JSON.stringify(position.problems))
  return position.value
}

/** Positions between actions, of every version and number of seats. */
const positions = TABLES.flatMap((table, index) => {
  const found: Position[] = []
  const draw = moverOf(index)
  playGame(leHavre, { ...table, seed: index + 1 }, (position) => {
    if (position.at === 'turn.main' && draw() < 0.05) found.push(copyState(position))
  })
  return found
})

test('a position comes back from its draft', () => {
  expect(positions.length).toBeGreaterThan(40)
  for (const position of positions) expect(built(draftOf(position))).toEqual(position)
})

test('any card can be given to anybody and taken away again', () => {
  for (const [index, position] of positions.entries()) {
    const cards = cardsOf(position)
    const card = cards[index % cards.length]
    if (!card) throw new Error('no cards')
    const seat = index % position.players.length
    const given = built(moveCard(card, letterOf(seat))(draftOf(position)))
    const { buildings, ships } = given.players[seat] ?? { buildings: [], ships: [] }
    expect([...buildings, ...ships]).toContain(card)
    const taken = built(moveCard(card, null)(draftOf(given)))
    expect(JSON.stringify(taken.players)).not.toContain(`"${card}"`)
  }
})

test('goods, offers, turn and final stage are set; what depends on them follows', () => {
  const start = emptyTable('full', 3)
  const edits = [
    setItem('B', 'steel', 4),
    setOffer('iron', 7),
    setRound(6),
    setActive('C'),
    setAt('turn.main'),
    moveCard('fishery', 'A'),
    setDisc('A', 'fishery'),
  ]
  const position = built(edits.reduce((draft, edit) => edit(draft), start))
  expect(position).toMatchObject({
    round: 6,
    active: 2,
    seat: 2,
    at: 'turn.main',
    offers: { iron: 7 },
    players: { 0: { buildings: ['fishery'], disc: 'fishery' }, 1: { items: { steel: 4 } } },
  })
  expect(position.ships.wooden).toHaveLength(5)
  const last = built(setFinal(true)(draftOf(position)))
  expect(last).toMatchObject({ final: true, round: 18, at: 'turn.main' })
  expect(built(setFinal(false)(draftOf(last)))).toMatchObject({ final: false, round: 1 })
})

test('what cannot be so is told', () => {
  const far = leHavre.scenario.positionFrom(setRound(30)(emptyTable('short', 2)))
  expect(far).toMatchObject({ ok: false, problems: { 0: { problem: 'round' } } })
})

test('a score sheet begins with nothing in every game, and adds up what is filled in', () => {
  for (const { version, seats } of TABLES) {
    const sheet = emptySheet(version, seats)
    expect(leHavre.resultOf(built(setOver(sheet))).points).toEqual(Array(seats).fill(0))
    const [card = 'buildingFirmSmall'] = cardsOf(built(sheet)).filter((id) => id !== 'bank')
    const given = built(setOver(moveCard(card, 'A')(setLoans('A', 1)(sheet))))
    expect(leHavre.resultOf(given).points[0]).toBe(cardValue(card) - 7)
  }
})
