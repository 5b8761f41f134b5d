/** What cannot occur is refused by name; what is left open is completed as the game would have come there. */
import { describe, expect, test } from 'vitest'
import { readText } from '../../../referee/read.ts'
import { toText } from '../../../text/markup.ts'
import { leHavre } from '../definition.ts'
import { problemWords } from '../referee/problems.ts'
import type { ProblemId } from '../rules/impossible/problem.ts'
import { foodDue } from '../rules/player.ts'
import type { Position } from '../rules/state.ts'

function read(text: string): Position {
  const found = readText(leHavre, text)
  if (!found.ok) throw new Error(JSON.stringify(found.faults.concat(found.problems as never)))
  return found.position
}

const short = 'game: { version: short }\n'
const REFUSED: Record<string, [ProblemId, ...string[]]> = {
  'a card that the game does not have': [
    'no-card',
    'set: { town: [sawmill] }',
    'set: { A: { buildings: [joinery] } }',
    'set: { stacks: [[hardwareStore]] }',
    `${short}set: { A: { buildings: [church] } }`,
    `${short}set: { town: [zoo] }`,
    `${short}set: { specials: [zoo] }`,
    'game: { seats: 1, options: { solo.removeHarbourWatch: true } }\nset: { town: [harbourWatch] }',
    'set: { A: { ships: [dina] } }',
    'set: { gone: [triest] }',
    'set: { seen: { A: [zoo] }, specials: [farm], A: { buildings: [bakery] } }\nat: over',
  ],
  'a card that lies in two places': [
    'twice',
    'set: { town: [zoo, zoo, zoo] }',
    'set: { A: { buildings: [zoo] }, B: { buildings: [zoo] } }',
    'set: { round: 4, A: { buildings: [zoo] }, specials: [zoo] }',
    'set: { round: 4, A: { ships: [lucie] }, ships: { wooden: [lucie] } }',
    'set: { round: 4, A: { ships: [lucie, lucie] } }',
    'set: { stacks: [[fishery], [fishery]] }',
    `${short}set: { ships: { wooden: [dina, dina, dina] } }`,
    'set: { A: { buildings: [fishery] }, stacks: [[fishery]] }',
  ],
  'a ship that is not out yet': [
    'not-out',
    'set: { round: 1, A: { ships: [appoline] } }',
    'set: { round: 2, ships: { wooden: [blanche] } }',
    'set: { round: 13, A: { ships: [msDoris] } }',
    'set: { round: 5, A: { ships: [boulogne] } }',
    'set: { round: 1, gone: [boulogne], town: [luxuryYacht] }',
    `${short}set: { round: 1, A: { ships: [noemi] } }`,
  ],
  'special cards out that no round has brought': [
    'specials-out',
    'set: { round: 1, town: [zoo, farm, bakery, kiln, tavern, smelter] }',
    'set: { round: 1, A: { buildings: [zoo] } }',
    'set: { round: 4, A: { buildings: [zoo, farm] } }',
    'set: { final: true, A: { buildings: [zoo, farm, bakery, kiln, tavern] } }',
    'set: { round: 14, specials: [zoo, farm, bakery] }',
    'game: { seats: 1 }\nset: { round: 2, town: [zoo, farm] }',
  ],
  'standard cards that still lie where rounds have taken them': [
    'standard-out',
    'set: { round: 14, stacks: [[marketplace, fishery, clayMound, wharf1, ironworks, steelMill, cokery], [bakehouse, smokehouse, brickworks, colliery, townHall, bank], [charcoalKiln, abattoir, shippingLine, tannery, church]] }',
  ],
  'a stack that cannot have become so': [
    'stack-order',
    'set: { stacks: [[bank, fishery]] }',
    'set: { stacks: [[fishery, marketplace]] }',
    'set: { stacks: [[], [church, tannery]] }',
    'set: { stacks: [[fishery, clayMound, bakehouse]] }',
    'set: { stacks: [[], [], [townHall, colliery]] }',
    'set: { stacks: [[tannery, shippingLine]] }',
  ],
  'a stack of more cards than were dealt': [
    'stack-size',
    'set: { stacks: [[marketplace, fishery, bakehouse, charcoalKiln, smokehouse, abattoir, clayMound, wharf1, brickworks]] }',
    'set: { stacks: [[], [marketplace, fishery, bakehouse, charcoalKiln, smokehouse, abattoir, clayMound, wharf1]] }',
  ],
  'a special card in a stack': [
    'stack-special',
    'set: { stacks: [[zoo]] }',
    'set: { stacks: [[footballStadium, fishery]] }',
    'set: { stacks: [[], [fishery, footballStadium]] }',
    'set: { stacks: [[], [], [luxuryYacht, bank]] }',
    'set: { stacks: [[bakery]] }',
  ],
  'a card beside the board that need not wait': [
    'beside',
    'set: { stacks: [[fishery], [bank], []], beside: [footballStadium] }',
    'set: { stacks: [[], [], []], beside: [footballStadium] }',
    'set: { beside: [zoo] }',
    'set: { beside: [fishery] }',
    'set: { beside: [luxuryYacht] }',
    'set: { beside: [bank], A: { buildings: [zoo] } }',
  ],
  'a ship on a stack of another kind': [
    'ship-stack',
    'set: { round: 10, ships: { wooden: [saintMalo] } }',
    'set: { round: 4, ships: { iron: [lucie] } }',
    'set: { round: 11, ships: { steel: [boulogne] } }',
    'set: { final: true, ships: { luxury: [amsterdam] } }',
    'set: { final: true, ships: { steel: [msDoris] } }',
    `${short}set: { ships: { iron: [dina] } }`,
  ],
  'a wharf modernised that is none, or does not stand': [
    'modernised',
    'set: { round: 9, modernised: [wharf1], stacks: [[wharf1]] }',
    'set: { round: 9, modernised: [bank], A: { buildings: [bank] } }',
    'set: { round: 3, modernised: [wharf1], A: { buildings: [wharf1] } }',
    'set: { round: 9, modernised: [wharf1, wharf1], A: { buildings: [wharf1] } }',
    'set: { modernised: [fishery], town: [fishery] }',
    'game: { seats: 4 }\nset: { modernised: [wharf2], stacks: [[], [wharf2]] }',
  ],
  'a ship that has left the game without the yacht': [
    'gone',
    'set: { gone: [appoline] }',
    'set: { gone: [boulogne] }',
    `${short}set: { gone: [dina] }`,
    'set: { gone: [lucie], town: [luxuryYacht] }',
    'set: { gone: [bremerhaven], A: { buildings: [luxuryYacht] } }',
    'set: { specials: [luxuryYacht], gone: [boulogne] }',
  ],
  'interest of whoever has no loan, or without its tile': [
    'no-loan',
    'at: turn.interest',
    'at: turn.interest\nset: { B: { loans: 1 } }',
    'at: turn.interest\nseat: B\nset: { A: { loans: 2 } }',
    'game: { seats: 3 }\nat: turn.interest\nseat: C\nset: { A: { loans: 1 }, B: { loans: 1 } }',
    'game: { version: short, seats: 1 }\nat: turn.interest',
    'at: turn.interest\nset: { A: { loans: 0 } }',
  ],
  'interest at another tile': [
    'no-interest',
    'at: turn.interest\nset: { turn: 1, tiles: [tile1, tile2, tile3, tile4, tile5, tile6, tile7], A: { loans: 1 } }',
    'at: turn.interest\nset: { turn: 7, tiles: [tile2], A: { loans: 1 } }',
    'at: turn.interest\nset: { turn: 3, tiles: [tile1, tile2], A: { loans: 1 } }',
    'at: turn.interest\nset: { turn: 0, A: { loans: 1 } }',
    'at: turn.interest\nset: { turn: 2, tiles: [tile2, tile1], A: { loans: 1 } }',
  ],
  'feeding of whoever owes nothing': [
    'fed',
    'at: roundEnd.feeding\nset: { round: 1, A: { ships: [] } }\ngame: { seats: 5 }',
    'at: roundEnd.feeding\nset: { round: 4, A: { ships: [lucie, blanche] } }',
    'at: roundEnd.feeding\nseat: B\nset: { round: 3, B: { ships: [appoline, blanche] } }',
    'game: { seats: 4 }\nat: roundEnd.feeding\nset: { round: 2, A: { ships: [appoline] } }',
    'game: { version: short, seats: 5 }\nat: roundEnd.feeding\nseat: E\nset: { round: 1 }',
  ],
  'a card sold that its seller owns, or that lies where none is sold to': [
    'sold',
    'set: { A: { buildings: [fishery] }, phase: { sold: [{ seat: A, card: fishery, disc: false }] } }',
    'set: { B: { buildings: [bank] }, phase: { sold: [{ seat: B, card: bank, disc: true }] } }',
    'set: { stacks: [[fishery]], phase: { sold: [{ seat: A, card: fishery, disc: false }] } }',
    'set: { round: 4, A: { ships: [lucie] }, phase: { sold: [{ seat: A, card: lucie, disc: false }] } }',
    'at: turn.closed\nset: { A: { buildings: [zoo] }, phase: { sold: [{ seat: A, card: zoo, disc: false }] } }',
    'at: turn.main\nset: { round: 4, B: { ships: [lucie] }, phase: { sold: [{ seat: B, card: lucie, disc: false }] } }',
  ],
  'a seat that nobody sits at': [
    'seat',
    'set: { C: { loans: 1 } }',
    'active: D',
    'seat: C',
    'set: { seen: { E: [] } }',
    'set: { mixed: [C] }',
  ],
  'an action of a building that is not said': [
    'no-visit',
    'at: turn.using',
    'at: turn.choosing',
    'at: turn.price',
    'at: turn.fee',
    'at: turn.shipping\nset: { A: { buildings: [shippingLine] } }',
    'at: turn.using\nset: { town: [fishery, charcoalKiln], A: { disc: fishery }, phase: { building: charcoalKiln } }',
  ],
  'a place that the action of a building does not have': [
    'no-effect',
    'at: turn.using\nset: { town: [fishery], A: { disc: fishery } }',
    'at: turn.shipbuilding\nset: { town: [marketplace], A: { disc: marketplace } }',
    'at: turn.choosing\nset: { town: [wharf1], A: { disc: wharf1 } }',
    'at: turn.shipping\nset: { town: [shippingLine], A: { disc: shippingLine }, phase: { effect: 3 } }',
    'at: turn.trading\nset: { A: { disc: buildingFirmSmall } }',
    'at: turn.price\nset: { town: [fishery], A: { disc: fishery }, phase: { owed: { for: deal, need: {}, gain: {}, card: null } } }',
  ],
  'a fee where there is none': [
    'no-fee',
    'at: turn.fee\nset: { A: { buildings: [shippingLine], disc: shippingLine } }',
    'at: turn.fee\nset: { A: { disc: buildingFirmSmall } }',
    'at: turn.fee\nset: { town: [fishery], A: { disc: fishery } }',
    'at: turn.fee\nset: { A: { buildings: [bakery], disc: bakery } }',
    'game: { seats: 3 }\nat: turn.fee\nset: { A: { buildings: [colliery], disc: colliery } }',
  ],
  'a debt that is not of the place': [
    'no-deal',
    'at: turn.price\nset: { town: [wharf1], A: { disc: wharf1 } }',
    'at: turn.price\nset: { round: 4, town: [wharf1], A: { disc: wharf1 }, phase: { owed: { for: deal, need: { wood: 5 }, gain: {}, card: blanche } } }',
    'at: turn.price\nset: { A: { disc: buildingFirmSmall }, phase: { owed: { for: deal, need: { wood: 1 }, gain: { steel: 9 }, card: null } } }',
    'at: turn.main\nset: { phase: { owed: { for: food } } }',
    'at: turn.fee\nset: { town: [shippingLine], A: { disc: shippingLine }, phase: { owed: { for: interest } } }',
    'at: turn.closed\nset: { phase: { owed: { for: fee } } }',
  ],
  'turns that the place does not have': [
    'turn',
    'set: { turn: 7 }',
    'at: turn.main\nset: { turn: 0 }',
    'at: turn.main\nset: { turn: 8 }',
    'at: turn.main\nset: { final: true, turn: 2 }',
    'at: turn.closed\nset: { turn: 0 }',
    'at: over\nset: { turn: 3 }',
  ],
  'others asked than sit before whoever decides': [
    'asked',
    'at: turn.interest\nset: { A: { loans: 1 }, phase: { asked: 1 } }',
    'at: roundEnd.feeding\nset: { phase: { asked: 0 } }',
    'set: { phase: { asked: 1 } }',
    'at: turn.main\nset: { phase: { asked: 2 } }',
    'at: turn.interest\nset: { A: { loans: 1 }, phase: { asked: 4 } }',
  ],
}

describe.each(Object.entries(REFUSED))('%s is refused', (_, [problem, ...texts]) => {
  test.each(texts)('%s', (text) => {
    const found = readText(leHavre, text)
    const names = found.ok ? [] : found.problems.map((one) => one.problem)
    expect(names).toContain(problem)
    for (const one of found.ok ? [] : found.problems)
      expect(toText(problemWords(one).what)).not.toMatch(/undefined|\{|\[\[|^$/)
  })
})

test('a seller whom nobody sits for is refused where the file names them, and in any position', () => {
  const given = leHavre.scenario.positionFrom({
    set: { phase: { sold: [{ seat: 'C', card: 'fishery', disc: false }] } },
  })
  expect(given).toMatchObject({ problems: [{ path: 'set.phase.sold', problem: 'seat' }] })
  const position = read('set: { town: [fishery] }')
  position.phase.sold = [{ seat: 2, card: 'fishery', disc: false }]
  expect(leHavre.validate(position)).toMatchObject([{ path: 'phase.sold', problem: 'seat' }])
})

describe('what is left open is completed', () => {
  test('the round is the first in which what is out can be', () => {
    expect(read('set: { A: { buildings: [zoo] } }')).toMatchObject({ round: 4 })
    expect(read('set: { A: { buildings: [zoo, farm] } }')).toMatchObject({ round: 7 })
    expect(read('set: { A: { ships: [boulogne] } }')).toMatchObject({ round: 7 })
    expect(read('set: { B: { loans: 1 } }')).toMatchObject({ round: 1 })
    expect(read('at: over')).toMatchObject({ round: 14, turn: 2 })
    expect(read('set: { modernised: [wharf1], town: [wharf1] }').round).toBeGreaterThan(6)
  })

  test('cards that the rounds have sent to the town lie there', () => {
    const { town, specials } = read('set: { round: 7 }')
    expect(town).toContain('marketplace')
    expect(specials.pile).toHaveLength(4)
    expect(town).toHaveLength(3 + 2 + 2)
    expect(read('set: { round: 7, town: [zoo, farm] }').town).toHaveLength(3 + 2 + 2)
  })

  test('cards below those that are named lie in all three stacks', () => {
    const { stacks } = read('set: { stacks: [[marketplace], [fishery], [bakehouse]] }')
    for (const stack of stacks) expect(stack.length).toBeLessThanOrEqual(7)
  })

  test.each([
    ['turn.using', 'charcoalKiln', 'wood: 3'],
    ['turn.using', 'smokehouse', 'fish: 3, wood: 1'],
    ['turn.shipping', 'shippingLine', 'coal: 5, fish: 2'],
    ['turn.trading', 'fishMarket', 'fish: 2'],
    ['turn.choosing', 'marketplace', 'franc: 2'],
    ['turn.constructing', 'buildingFirmSmall', 'wood: 3, clay: 3'],
  ])('%s: the building is the one where the disc stands', (at, building, items) => {
    const ships = at === 'turn.shipping' ? ', ships: [appoline]' : ''
    const text = `at: ${at}\nset: { town: [${building}], A: { items: { ${items} }, disc: ${building}${ships} } }`
    expect(read(text).phase).toMatchObject({ building, acted: true, owed: null })
    const named = text
      .replace(`, disc: ${building}`, '')
      .replace(/ }$/, `, phase: { building: ${building} } }`)
    expect(read(named)).toEqual(read(text))
  })

  test('the fee is that of the building, of whoever owns it', () => {
    const position = read(
      'at: turn.fee\nset: { town: [shippingLine], A: { items: { fish: 4, coal: 2 }, ships: [appoline], disc: shippingLine } }',
    )
    expect(position.phase).toMatchObject({ owed: { for: 'fee' }, building: 'shippingLine' })
    const move = { do: 'pay', seat: 0, tokens: { fish: 2 } }
    expect(leHavre.game.judge(position, move).legal).toBe(true)
  })

  test('interest falls due at its tile, of whoever is asked', () => {
    const position = read('at: turn.interest\nseat: B\nset: { B: { loans: 1 } }')
    expect(position.tiles[position.turn - 1]).toBe('tile2')
    expect(position.phase).toMatchObject({ asked: 1, owed: { for: 'interest' } })
    const third = read('at: turn.interest\nset: { turn: 3, A: { loans: 1 } }')
    expect(third.tiles[2]).toBe('tile2')
    const paid = leHavre.game.applyMove(position, { do: 'pay', seat: 1, tokens: { franc: 1 } })
    expect(paid).toMatchObject({ ok: true, position: { at: 'turn.main', seat: 0 } })
  })

  test('whoever is to eat is asked in turn, in a round that has food to pay', () => {
    const position = read('game: { seats: 5 }\nat: roundEnd.feeding\nactive: B\nseat: D')
    expect(foodDue(position, 3)).toBeGreaterThan(0)
    expect(position).toMatchObject({
      round: 2,
      turn: 7,
      phase: { asked: 1, owed: { for: 'food' } },
    })
  })
})
