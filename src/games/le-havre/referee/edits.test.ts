import { expect, test } from 'vitest'
import { moverOf, playGame } from '../../../engine/random-game.ts'
import { leHavre } from '../definition.ts'
import { cardValue } from '../rules/cards.ts'
import { isVisit } from '../rules/impossible/turn.ts'
import { validate } from '../rules/impossible.ts'
import { copyState, type Position } from '../rules/state.ts'
import { DECISIONS } from '../rules/vocabulary.ts'
import { TABLES } from '../verify/setups.ts'
import {
  addItems,
  cardsOf,
  edited,
  editedBy,
  emptySheet,
  emptyTable,
  layCard,
  setDisc,
  setHarbour,
  setItem,
  setLoans,
  setModernised,
  setOffer,
  setOver,
  setRound,
} from './edits.ts'
import { lackingGoods } from './lacking.ts'
import { buildingsAt, dealsAt, placesIn, setActive, setAt, setFinal, setSeat } from './waiting.ts'

const faults = (position: Position): string[] =>
  validate(position).map(({ path, problem }) => `${path} ${problem}`)

/** Positions between actions, of every version and number of seats. */
const positions = TABLES.flatMap((table, index) => {
  const found: Position[] = []
  const draw = moverOf(index)
  playGame(leHavre, { ...table, seed: index + 1 }, (position) => {
    if (position.at === 'turn.main' && draw() < 0.05)
      found.push({ ...copyState(position), at: position.at })
  })
  return found
})

test('a position comes back from an edit that changes nothing', () => {
  expect(positions.length).toBeGreaterThan(40)
  for (const position of positions) expect(edited(position, (draft) => draft)).toEqual(position)
})

test('any card can be given to anybody and taken away again', () => {
  for (const [index, position] of positions.entries()) {
    const cards = cardsOf(position)
    const card = cards[index % cards.length]
    if (!card) throw new Error('no cards')
    const seat = index % position.players.length
    const given = edited(position, layCard(card, seat))
    const { buildings, ships } = given.players[seat] ?? { buildings: [], ships: [] }
    expect([...buildings, ...ships]).toContain(card)
    for (const place of ['town', 'plan'] as const)
      expect(JSON.stringify(edited(given, layCard(card, place)).players)).not.toContain(`"${card}"`)
    expect(faults(edited(given, layCard(card, 'town')))).toEqual([])
  }
})

test('goods, offers, turn and final stage are set; what depends on them follows', () => {
  const position = editedBy(
    emptyTable('full', 3),
    setItem(1, 'steel', 4),
    setOffer('iron', 7),
    setRound(6),
    setActive(2),
    setAt('turn.main'),
    layCard('fishery', 0),
    setDisc(0, 'fishery'),
  )
  expect(faults(position)).toEqual([])
  expect(position).toMatchObject({
    round: 6,
    active: 2,
    seat: 2,
    at: 'turn.main',
    offers: { iron: 7 },
    players: { 0: { buildings: ['fishery'], disc: 'fishery' }, 1: { items: { steel: 4 } } },
  })
  expect(position.ships.wooden).toHaveLength(5)
  expect(edited(position, setDisc(1, 'fishery')).players[0]?.disc).toBeNull()
  const last = edited(position, setFinal(true))
  expect(last).toMatchObject({ final: true, round: 18, at: 'turn.main' })
  expect(edited(last, setFinal(false))).toMatchObject({ final: false, round: 1 })
})

test('a harbour is set at once, with cards from wherever they lie', () => {
  const start = edited(emptyTable('full', 2), layCard('marketplace', 1))
  const position = edited(
    start,
    setHarbour(0, {
      items: { fish: 2 },
      buildings: ['marketplace'],
      disc: 'marketplace',
      loans: 1,
    }),
  )
  expect(faults(position)).toEqual([])
  expect(position.players[0]).toMatchObject({
    loans: 1,
    disc: 'marketplace',
    buildings: ['marketplace'],
  })
  expect(position.players[1]?.buildings).toEqual([])
})

test.each([
  'full',
  'short',
] as const)('every place of the chart can be asked for from a new board of the %s game; goods that are missing are named', (version) => {
  const start = emptyTable(version, 2)
  const unreached = placesIn(start).filter((at) => {
    const asked = edited(start, setAt(at))
    expect(asked.at).toBe(at)
    const goods = faults(asked).length > 0 ? lackingGoods(asked) : null
    return faults(goods ? edited(asked, addItems(goods)) : asked).length > 0
  })
  // They need what is no good: a ship, a disc to send home, something whose price is to be paid.
  const others = {
    full: ['turn.shipbuilding', 'turn.shipping', 'turn.displacing', 'turn.price'],
    short: ['turn.shipbuilding', 'turn.price'],
  }
  expect(unreached.toSorted()).toEqual(others[version].toSorted())
})

test('feeding and interest are asked of anybody, of whoever has no loan too', () => {
  for (const seats of [2, 3, 5])
    for (const at of ['turn.interest', 'roundEnd.feeding'] as const)
      for (let active = 0; active < seats; active++)
        for (let seat = 0; seat < seats; seat++) {
          const position = editedBy(
            emptyTable('full', seats),
            setActive(active),
            setAt(at),
            setSeat(seat),
          )
          expect(faults(position)).toEqual([])
          expect(position).toMatchObject({ at, active, seat })
        }
})

test('inside an action the building is one that fits, and the disc stands there', () => {
  for (const position of positions.filter((_, index) => index % 5 === 0))
    for (const at of DECISIONS.filter(isVisit)) {
      const [card] = buildingsAt(position, at)
      if (!card) continue
      const set = edited(position, setAt(at))
      expect(set.phase.building).toBe(card)
      expect(set.players[set.active]?.disc).toBe(card)
    }
})

test('a price is one of what could be had there', () => {
  const start = editedBy(
    emptyTable('full', 2),
    addItems({ wood: 5, clay: 5, brick: 5, iron: 5, steel: 5 }),
    setAt('turn.price', 'buildingFirmSmall'),
  )
  const deals = dealsAt(start)
  expect(deals.length).toBeGreaterThan(0)
  for (const { after } of deals) {
    expect(faults(after)).toEqual([])
    expect(after.at).toBe('turn.price')
  }
})

test('a wharf is modernised and is no more', () => {
  const start = edited(emptyTable('full', 2), setModernised('wharf1', true))
  expect(start.modernised).toEqual(['wharf1'])
  expect(edited(start, setModernised('wharf1', false)).modernised).toEqual([])
})

test('what cannot be so is told, and the table is drawn all the same', () => {
  const far = edited(emptyTable('short', 2), setRound(30))
  expect(far.round).toBe(30)
  expect(faults(far)).toEqual(['round round'])
})

test('a score sheet begins with nothing in every game, and adds up what is filled in', () => {
  for (const { version, seats } of TABLES) {
    const sheet = emptySheet(version, seats)
    expect(leHavre.resultOf(edited(sheet, setOver)).points).toEqual(Array(seats).fill(0))
    const [card = 'buildingFirmSmall'] = cardsOf(sheet).filter((id) => id !== 'bank')
    const given = editedBy(sheet, setLoans(0, 1), layCard(card, 0), setOver)
    expect(leHavre.resultOf(given).points[0]).toBe(cardValue(card) - 7)
  }
})
