import { expect, test } from 'vitest'
import { readText } from '../../../referee/read.ts'
import { verdictOn } from '../../../referee/verdict.ts'
import { leHavre } from '../definition.ts'
import type { Move } from '../rules/moves.ts'
import { toText } from '../words/markup.ts'
import { whyNot } from './why-not.ts'

/** What is missed in the last of these moves, with the rule of each. */
function missed(text: string, moves: readonly Move[]): (readonly [string, string])[] {
  const read = readText(leHavre, text)
  if (!read.ok) throw new Error(read.problem)
  let { position } = read
  let found: (readonly [string, string])[] = []
  for (const move of moves) {
    const verdict = verdictOn(leHavre, position, move)
    if (!verdict.legal) throw new Error(verdict.broken.join())
    found = whyNot(position, verdict).map(({ rule, words }) => [rule, toText(words)] as const)
    position = verdict.after
  }
  return found
}

const POSITIONS: Record<string, { text: string; moves: Move[]; why: [string, string][] }> = {
  'no interest without a loan, and one for several': {
    text: 'at: turn.opened\nset: { tiles: [tile2, tile1, tile3, tile4, tile5, tile6, tile7], A: { loans: 3 } }',
    moves: [{ do: 'supply', seat: 0 }],
    why: [
      ['interest.one-franc', 'A는 대출이 3장이어도 이자는 모두 1프랑이다.'],
      ['interest.one-franc', 'B는 대출이 없어서 이자를 내지 않는다.'],
    ],
  },
  'no harvest without enough': {
    text: 'at: turn.closed\nset: { turn: 7, A: { items: { grain: 1, cattle: 1 } }, B: { items: { grain: 0, cattle: 2 } } }',
    moves: [{ do: 'endTurn', seat: 0 }],
    why: [
      ['end.harvest', 'A는 소를 수확하지 못한다. 2개는 있어야 하는데 1개뿐이다.'],
      ['end.harvest', 'B는 곡물이 없어서 곡물을 수확하지 못한다.'],
    ],
  },
  'no marks on own cards': {
    text: 'at: turn.main\nset: { A: { buildings: [clayMound] } }',
    moves: [{ do: 'enter', seat: 0, building: 'clayMound' }],
    why: [
      [
        'action.symbols',
        '자기 카드에 망치 기호가 없어서 이 기호로 받는 것은 없다. 남의 카드에 있는 기호는 세지 않는다.',
      ],
    ],
  },
  'no more than the building allows': {
    text: 'at: turn.main\nset: { A: { items: { hide: 6 }, buildings: [tannery] } }',
    moves: [
      { do: 'enter', seat: 0, building: 'tannery' },
      { do: 'use', seat: 0, count: 4 },
    ],
    why: [['action.limit', '더 있어도 한 번 들어가서 4번까지만 한다.']],
  },
  'two francs by an option, and still none without a loan': {
    text: 'at: turn.opened\ngame: { options: { loan.interestTwoWhenMany: true } }\nset: { tiles: [tile2, tile1, tile3, tile4, tile5, tile6, tile7], A: { loans: 3 } }',
    moves: [{ do: 'supply', seat: 0 }],
    why: [
      ['interest.one-franc', 'A는 대출이 3장이어도 이자는 모두 2프랑이다.'],
      ['interest.one-franc', 'B는 대출이 없어서 이자를 내지 않는다.'],
    ],
  },
  'no harvest without the sign of it': {
    text: 'at: turn.closed\ngame: { seats: 3 }\nset: { turn: 7, A: { items: { grain: 3 } } }',
    moves: [{ do: 'endTurn', seat: 0 }],
    why: [['end.harvest', '이 라운드 카드에는 수확이 없다.']],
  },
  'no more marks than count': {
    text: 'at: turn.main\nset: { A: { buildings: [colliery, buildingFirmSmall, buildingFirmLarge] } }',
    moves: [{ do: 'enter', seat: 0, building: 'colliery' }],
    why: [['action.symbols', '자기 카드에 망치 기호가 2개 있어도 1개까지만 센다.']],
  },
  'a guild that saves one of several': {
    text: 'at: turn.main\nset: { stacks: [[fishery], [bakehouse], [ironworks]], A: { buildings: [masonsGuild], items: { clay: 2 } } }',
    moves: [
      { do: 'enter', seat: 0, building: 'buildingFirmSmall' },
      { do: 'construct', seat: 0, building: 'bakehouse' },
    ],
    why: [['construct.masons-guild', '석공 조합은 건물 하나에 흙이나 벽돌 하나만 줄여 준다.']],
  },
  'a guild that saves nothing': {
    text: 'at: turn.main\nset: { stacks: [[marketplace], [bakehouse], [ironworks]], A: { buildings: [masonsGuild], items: { wood: 2 } } }',
    moves: [
      { do: 'enter', seat: 0, building: 'buildingFirmSmall' },
      { do: 'construct', seat: 0, building: 'marketplace' },
    ],
    why: [['construct.masons-guild', '석공 조합은 이 카드의 재료를 줄여 주지 않는다.']],
  },
  'a guild that spares no wharf its brick': {
    text: 'at: turn.main\nset: { round: 7, A: { buildings: [wharf1, masonsGuild], items: { iron: 4, coal: 1, brick: 1 } } }',
    moves: [
      { do: 'enter', seat: 0, building: 'wharf1' },
      { do: 'buildShip', seat: 0, ship: 'boulogne' },
    ],
    why: [
      [
        'ship.modernise',
        '석공 조합은 건물의 재료만 줄여 준다. 조선소를 현대화하는 벽돌은 그대로 낸다.',
      ],
    ],
  },
  'a wharf that asks for no brick': {
    text: 'at: turn.main\nset: { round: 7, modernised: [wharf1], A: { buildings: [wharf1], items: { iron: 4, coal: 1 } } }',
    moves: [
      { do: 'enter', seat: 0, building: 'wharf1' },
      { do: 'buildShip', seat: 0, ship: 'boulogne' },
    ],
    why: [['ship.modernise', '이 조선소는 이미 현대화해서 벽돌을 더 내지 않는다.']],
  },
  'a wooden ship, which modernises nothing': {
    text: 'at: turn.main\nset: { round: 3, A: { buildings: [wharf1], items: { wood: 5, coal: 1 } } }',
    moves: [
      { do: 'enter', seat: 0, building: 'wharf1' },
      { do: 'buildShip', seat: 0, ship: 'blanche' },
    ],
    why: [['ship.modernise', '나무 배를 지을 때는 조선소를 현대화하지 않아서 벽돌을 내지 않는다.']],
  },
  'somebody sent home from an own building': {
    text: 'at: turn.main\nset: { town: [harbourWatch], A: { items: { franc: 2 }, buildings: [colliery] }, B: { disc: colliery } }',
    moves: [
      { do: 'enter', seat: 0, building: 'harbourWatch' },
      { do: 'displace', seat: 0, player: 'B' },
    ],
    why: [['enter.own-free', '탄갱은 자기 건물이라서 입장 비용을 내지 않는다.']],
  },
  'a stadium without a space': {
    text: 'at: turn.closed\nset: { round: 3, turn: 7, specials: [footballStadium], A: { items: { franc: 5 } }, B: { items: { franc: 5 } } }',
    moves: [
      { do: 'endTurn', seat: 0 },
      { do: 'pay', seat: 1, tokens: { franc: 5 } },
      { do: 'pay', seat: 0, tokens: { franc: 5 } },
    ],
    why: [['construct.stadium', '축구장은 빈 건설 계획 자리가 없어서 판 옆에서 기다린다.']],
  },
  'what may be left undone': {
    text: 'at: turn.main\nset: { stacks: [[fishery], [bakehouse], [ironworks]], A: { buildings: [constructionFirm], items: { wood: 2, clay: 3 } } }',
    moves: [
      { do: 'enter', seat: 0, building: 'constructionFirm' },
      { do: 'construct', seat: 0, building: 'fishery' },
      { do: 'stop', seat: 0 },
    ],
    why: [['construct.firm-two', '하지 않아도 된다.']],
  },
  'no more than a trade allows': {
    text: 'at: turn.main\nset: { town: [bakery], A: { items: { bread: 8, franc: 3 } } }',
    moves: [
      { do: 'enter', seat: 0, building: 'bakery' },
      { do: 'pay', seat: 0, tokens: { franc: 1 } },
      { do: 'trade', seat: 0, times: { first: 6 } },
    ],
    why: [['action.limit', '더 있어도 한 번 들어가서 6번까지만 한다.']],
  },
  'ships that stay': {
    text: 'at: turn.main\nset: { round: 3, A: { items: { fish: 2, charcoal: 1 }, buildings: [shippingLine], ships: [appoline, blanche] } }',
    moves: [
      { do: 'enter', seat: 0, building: 'shippingLine' },
      { do: 'ship', seat: 0, goods: { fish: 1 } },
    ],
    why: [['action.ship', '배 1척은 떠나지 않는다. 떠나지 않는 배에는 에너지를 내지 않는다.']],
  },
}

for (const [name, { text, moves, why }] of Object.entries(POSITIONS))
  test(name, () => expect(missed(text, moves)).toEqual(why))
