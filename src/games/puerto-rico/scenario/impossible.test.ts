/** What cannot occur is refused by name; what is left open is completed as the game would have come there. */
import { describe, expect, test } from 'vitest'
import type { Problem as AnyProblem } from '../../../engine/types.ts'
import { readText } from '../../../referee/read.ts'
import { toText } from '../../../text/markup.ts'
import { puertoRico } from '../complete.ts'
import { problemWords } from '../referee/problems.ts'
import type { ProblemId } from '../rules/impossible/problem.ts'
import type { Position } from '../rules/state.ts'

function read(text: string): Position {
  const found = readText(puertoRico, text)
  if (!found.ok) throw new Error(JSON.stringify([...found.faults, ...found.problems]))
  return found.position
}

const NEW = 'game: { expansions: [new-buildings] }\n'
const OFFERED = 'game: { options: { points.declinable: true } }\nat: captain.offered\n'
const NOBLES = 'game: { expansions: [nobles] }\n'
const BOTH = 'game: { expansions: [new-buildings, nobles] }\n'
const DRAFT = `${NEW}at: draft\n`
const ALL = 'game: { expansions: [new-buildings], options: { exp.selection: all } }\n'

/** What is refused, by the problem it is refused for, and in a draft by what is wrong with it. */
const REFUSED: Record<string, [ProblemId | `draft.${string}`, ...string[]]> = {
  'a building that the game does not have': [
    'not-in-game',
    'set: { A: { city: [aqueduct] } }',
    'set: { A: { city: [aqueduct] }, B: { city: [aqueduct] } }',
    'set: { A: { city: [villa] } }',
    'set: { A: { city: [jeweler] } }',
    'set: { B: { city: [smallWharf, library] } }',
    `${NEW}set: { A: { city: [villa] } }`,
    `${NOBLES}set: { A: { city: [aqueduct] } }`,
    'game: { edition: classic, seats: 4 }\nset: { D: { city: [royalSupplier] } }',
    'at: over\nset: { taken: { A: [settler, mayor, builder], B: [craftsman, trader, captain] }, ending: [colonists], A: { city: [royalGarden] } }',
  ],
  'points that nobody can decline': [
    'waits-for-nobody',
    'at: captain.offered\nset: { A: { city: [harbor] } }',
    'game: { options: { points.declinable: true } }\nat: captain.offered',
  ],
  'points that nobody gives': [
    'place',
    `${OFFERED}set: { A: { city: [wharf] }, phase: { due: [{ seat: A, points: 1, rule: harbor.point }] } }`,
    `${OFFERED}set: { A: { city: [harbor] }, phase: { due: [{ seat: A, points: 2, rule: harbor.point }] } }`,
    `${OFFERED}set: { A: { city: [harbor] }, phase: { chooserLoaded: false } }`,
    `${OFFERED}seat: B\nset: { B: { city: [harbor] }, phase: { passes: 1 } }`,
  ],
  'what belongs to an expansion that is not in play': [
    'not-in-game',
    'set: { expansions: { doubled: [A] } }',
    'set: { A: { tiles: { corn: 1 }, nobles: { corn: 1 } } }',
    'set: { A: { forests: { corn: 1 } } }',
    'game: { options: { exp.lighthouseNeedsOccupied: false } }',
    'game: { options: { exp.jeweler: drafted } }',
    `${NEW}set: { A: { tiles: { corn: 1 }, nobles: { corn: 1 } } }`,
    `${NOBLES}set: { A: { forests: { corn: 1 } } }`,
    `${NEW}set: { expansions: { nobles: 3 } }`,
    'game: { expansions: [nobles], options: { exp.guestsOutOfTurn: false } }',
    'game: { expansions: [new-buildings], options: { exp.huntingLodgeTies: allTied } }',
  ],
  'nobles who are not among the residents': [
    'nobles',
    `${NOBLES}set: { A: { nobles: { stored: 1 } } }`,
    `${NOBLES}set: { A: { tiles: { corn: 1 }, nobles: { corn: 2 } } }`,
    `${NOBLES}set: { A: { city: [villa], colonists: none, nobles: { villa: 1 } } }`,
    `${BOTH}set: { B: { stored: 1, nobles: { stored: 2 } } }`,
    `${NOBLES}set: { A: { nobles: { wharf: 1 } } }`,
  ],
  'buildings chosen of another game': [
    'draft.pool',
    `${DRAFT}seat: B\nset: { expansions: { chosen: [smallFruitPlant] } }`,
    `${DRAFT}seat: B\nset: { expansions: { chosen: [coffeeRoaster] } }`,
  ],
  'a building chosen twice': [
    'draft.twice',
    `${DRAFT}seat: A\nset: { expansions: { chosen: [aqueduct, aqueduct] } }`,
    `${NEW}set: { expansions: { chosen: [aqueduct, aqueduct] } }`,
  ],
  'more buildings chosen of a cost than there are spaces': [
    'draft.space',
    `${DRAFT}seat: B\nset: { expansions: { chosen: [smallMarket, aqueduct, hacienda] } }`,
  ],
  'two buildings chosen of which one excludes the other': [
    'draft.excluded',
    'game: { expansions: [new-buildings], options: { exp.haciendaForestHouseExclusive: true } }\nset: { expansions: { chosen: [hacienda, forestHouse] } }',
  ],
  'some buildings chosen where all are in the game': [
    'draft.given',
    `${ALL}set: { expansions: { chosen: [aqueduct] } }`,
  ],
  'a draft where nothing is drafted': ['draft.over', `${ALL}at: draft`],
  'a draft that waits for another seat': [
    'draft.turn',
    `${DRAFT}seat: B\nset: { expansions: { chosen: [] } }`,
    `${DRAFT}seat: A\nset: { expansions: { chosen: [aqueduct] } }`,
  ],
  'a draft after the game has begun': [
    'draft.begun',
    `${DRAFT}set: { round: 5 }`,
    `${DRAFT}set: { A: { vp: 3 } }`,
    `${DRAFT}set: { A: { goods: { corn: 2 } } }`,
    `${DRAFT}set: { A: { city: [aqueduct] } }`,
    `${DRAFT}set: { B: { coins: 9 } }`,
    `${DRAFT}chooser: B\nset: { taken: { A: [mayor] } }`,
  ],
  'a privilege doubled that cannot have been': [
    'doubled',
    `${NEW}set: { A: { city: [library] }, expansions: { doubled: [A] } }`,
    `${NEW}set: { taken: { A: [settler], B: [mayor] }, expansions: { doubled: [A] } }`,
    `${NEW}set: { taken: { A: [settler], B: [mayor] }, A: { city: [library] }, expansions: { doubled: [B] } }`,
    `${NEW}at: builder.turn\nset: { A: { city: [library] }, expansions: { phase: { doubled: true } } }`,
    'game: { expansions: [new-buildings], edition: classic, seats: 3 }\nset: { A: { city: [library] }, taken: { A: [settler] }, expansions: { doubled: [A] } }\nchooser: B',
    `${NEW}set: { taken: { A: [settler], B: [mayor] }, A: { city: [library] }, expansions: { doubled: [A, A] } }`,
  ],
  'a full trading house before anybody has sold': [
    'house-kept',
    'at: trader.turn\nset: { A: { goods: { coffee: 1 } }, house: [corn, fruit, sugar, tobacco] }',
    'at: roles\nset: { house: [corn, fruit, sugar, tobacco] }',
    `${NEW}at: trader.turn\nset: { A: { goods: { coffee: 1 }, city: [tradingPost] }, house: [corn, fruit, sugar, tobacco] }`,
    'game: { edition: classic, seats: 3 }\nat: trader.turn\nchooser: B\nset: { house: [corn, fruit, sugar, tobacco] }',
    'at: captain.loading\nset: { A: { goods: { corn: 1 } }, house: [corn, fruit, sugar, tobacco] }',
    'at: builder.turn\nset: { house: [corn, fruit, sugar, coffee] }',
  ],
  'what is remembered where the game does not wait for it': [
    'place',
    `${NEW}at: settler.second\nset: { A: { city: [library] }, expansions: { phase: { second: false } } }`,
    `${NEW}at: settler.turn\nset: { expansions: { phase: { second: true } } }`,
    `${NOBLES}at: mayor.taking\nseat: B\nset: { market: 3, expansions: { aboard: 1, phase: { dealt: 0 } } }`,
    `${NEW}at: builder.turn\nset: { expansions: { phase: { recruits: 1 } } }`,
    `${NEW}at: roles\nset: { expansions: { phase: { sold: true } } }`,
    `${NEW}at: mayor.recruiting\nset: { expansions: { phase: { recruits: 1 } } }`,
    `${NEW}at: craftsman.bonus\nset: { A: { tiles: { corn: 1 } }, expansions: { phase: { bonus: 1 } } }`,
    `${NEW}at: trader.turn\nset: { expansions: { phase: { opened: [A] } } }`,
    `${NEW}at: captain.loading\nset: { A: { goods: { corn: 1 } }, expansions: { phase: { opened: [B] } } }`,
    `${NEW}at: captain.loading\nset: { A: { goods: { corn: 1 }, city: [lighthouse] }, expansions: { phase: { paid: false } } }`,
    `${NEW}at: craftsman.bonus\nset: { A: { tiles: { corn: 1 } }, expansions: { phase: { received: [] } } }`,
    `${NEW}at: mayor.placing\nset: { expansions: { phase: { placing: false } } }`,
  ],
  'colonists who ran short before the end of a Mayor': [
    'ending',
    'set: { A: { stored: 100 }, ending: [colonists] }',
    'at: settler.turn\nset: { A: { stored: 100 }, taken: { B: [trader] }, ending: [colonists] }',
    'at: mayor.placing\nset: { A: { stored: 100 }, ending: [colonists] }',
    'game: { edition: classic, seats: 3 }\nset: { A: { stored: 100 }, ending: [colonists] }',
    `${NEW}set: { taken: { A: [settler] }, ending: [colonists] }`,
    `${NOBLES}set: { taken: { A: [mayor] }, ending: [colonists] }`,
    'at: over\nset: { A: { stored: 100 }, taken: { A: [settler, trader, builder], B: [craftsman, captain, prospector] }, ending: [colonists] }',
  ],
  'other goods produced than the chooser can have made': [
    'produced',
    'at: craftsman.bonus\nset: { A: { tiles: { corn: 1 }, goods: { corn: 1 } }, phase: { produced: { corn: 2 } } }',
    'at: craftsman.bonus\nset: { A: { goods: { corn: 2 } }, phase: { produced: { corn: 2 } } }',
    'at: craftsman.bonus\nset: { A: { tiles: { corn: 1 }, goods: { corn: 1 } }, phase: { produced: { coffee: 1 } } }',
    'at: craftsman.bonus\nset: { A: { tiles: { corn: 1 }, colonists: none, goods: { corn: 1 } }, phase: { produced: { corn: 1 } } }',
    'game: { edition: classic, seats: 3 }\nat: craftsman.bonus\nchooser: B\nset: { B: { tiles: { sugar: 1 }, goods: { sugar: 1 } }, phase: { produced: { sugar: 1 } } }',
  ],
}

const nameOf = ({ problem, values }: AnyProblem): string =>
  problem === 'draft' ? `draft.${values.why}` : problem

describe.each(Object.entries(REFUSED))('%s: refused', (_, [problem, ...texts]) => {
  test.each(texts)('%s', (text) => {
    const found = readText(puertoRico, text)
    if (!found.ok && found.problem !== 'impossible') throw new Error(JSON.stringify(found.faults))
    const names = found.ok ? [] : found.problems.map(nameOf)
    expect(names).toContain(problem)
    for (const one of found.ok ? [] : found.problems) {
      const { what, mend } = problemWords(one)
      expect(toText([...what, ...mend])).not.toMatch(/undefined|\{|\[\[|^$/)
    }
  })
})

const legal = (position: Position, move: object): string[] =>
  puertoRico.game.judge(position, { seat: position.seat, ...move }).broken

describe('what is left open is completed', () => {
  test('the second tile of the Library: the role is doubled, and no quarry is theirs', () => {
    const position = read(`${NEW}at: settler.second\nset: { A: { city: [library] } }`)
    expect(position.expansions?.phase).toMatchObject({ second: true, doubled: true })
    expect(position.expansions?.doubled).toEqual([0])
    expect(legal(position, { do: 'takeTile', tile: 'quarry' })).toContain('library.no-quarry')
    const [tile] = position.plantations.faceUp
    expect(legal(position, { do: 'takeTile', tile })).toEqual([])
  })

  test('a Mayor who has doubled their privilege may have left their Library since', () => {
    const text = `${NEW}at: mayor.placing\nseat: B\nset: { A: { city: [library], colonists: none }, expansions: { doubled: [A], phase: { doubled: true } } }`
    expect(read(text).expansions?.phase.doubled).toBe(true)
  })

  test('residents of the ship: whoever sat before has taken theirs', () => {
    const position = read(`${NOBLES}at: mayor.taking\nseat: B\nset: { market: 3 }`)
    expect(position.expansions?.phase.dealt).toBe(1)
    const taken = puertoRico.game.applyMove(position, {
      do: 'takeResident',
      seat: 1,
      resident: 'noble',
    })
    if (!taken.ok) throw new Error(taken.broken.join())
    expect(taken.position.players.map(({ stored }) => stored)).toEqual([1, 2])
  })

  test('production: everybody received what they make, and is paid by it', () => {
    const text = `${NEW}at: craftsman.bonus\nset: { A: { coins: 0, tiles: { sugar: 3 }, city: [largeSugarMill, specialtyFactory], goods: { sugar: 3 } }, B: { tiles: { corn: 2 } } }`
    const position = read(text)
    expect(position.phase.produced).toMatchObject({ sugar: 3 })
    expect(position.expansions?.phase.received.map(({ corn, sugar }) => [corn, sugar])).toEqual([
      [0, 3],
      [2, 0],
    ])
    expect(position.players[1]?.goods.corn).toBe(2)
    const done = puertoRico.game.applyMove(position, { do: 'takeGood', seat: 0, good: 'sugar' })
    expect(done.ok && done.position.players[0]?.coins).toBe(3)
  })

  test('the base game too: who made nothing has nothing to take', () => {
    const position = read('at: craftsman.bonus\nset: { A: { tiles: { corn: 2 } } }')
    expect(position.players[0]?.goods.corn).toBe(2)
    expect(legal(position, { do: 'takeGood', good: 'corn' })).toEqual([])
  })

  test('the first turn of the captain: what it opens with was paid', () => {
    const text = `${NEW}at: captain.loading\nset: { A: { coins: 0, goods: { corn: 2 }, city: [unionHall, lighthouse] } }`
    const { expansions } = read(text)
    expect(expansions?.phase).toMatchObject({ opened: [], paired: [0], paid: true })
    const second = read(
      text
        .replace('at: captain.loading', 'at: captain.loading\nseat: B')
        .replace('} }', '}, B: { goods: { corn: 1 } } }'),
    )
    expect(second.expansions?.phase).toMatchObject({ opened: [0], paired: [0], paid: true })
  })

  test('what was chosen is filled up, and a draft waits for whose turn it is', () => {
    const { expansions } = read(`${NEW}set: { expansions: { chosen: [aqueduct] } }`)
    expect(expansions?.options['exp.selection']).toBe('draft')
    expect(expansions?.chosen[0]).toBe('aqueduct')
    expect(expansions?.chosen.length).toBeGreaterThan(10)
    expect(read(`${DRAFT}seat: B\nset: { expansions: { chosen: [aqueduct] } }`).seat).toBe(1)
  })

  test('a full house is the work of whoever sold before', () => {
    const text = 'at: trader.turn\nseat: B\nset: { house: [corn, fruit, sugar, tobacco] }'
    expect(read(text).house).toHaveLength(4)
  })
})
