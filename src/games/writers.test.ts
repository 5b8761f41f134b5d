/** What is written can be read: whatever a control can produce, kept, linked or saved, comes back the same. */
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { playGame } from '../engine/random-game.ts'
import type { RefereeGame } from '../referee/definition.ts'
import { linkOf, questionOf } from '../referee/link.ts'
import { withAnswer } from '../saves/boxes.ts'
import { now } from '../saves/clock.ts'
import { draftOf, readDraft } from '../saves/draft.ts'
import { beginGame } from '../saves/game.ts'
import { memoryStore } from '../saves/key-value-store.ts'
import { MOST_MOVES, packLink, plainLink, unpackLink } from '../saves/link.ts'
import {
  keepProgress,
  noProgress,
  persistedProgress,
  withDone,
  withSolved,
} from '../saves/progress.ts'
import { keepNext } from '../saves/revisions.ts'
import { keepGame, persistedGame } from '../saves/store.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { today } from '../ui/day.ts'
import { listFrom } from '../ui/persisted-list.ts'
import { rulingSchema } from '../ui/referee/rulings.ts'
import { leHavre } from './le-havre/definition.ts'
import * as harbour from './le-havre/referee/edits.ts'
import * as waiting from './le-havre/referee/waiting.ts'
import { setUp as setUpHarbour } from './le-havre/rules/setup.ts'
import {
  BUILDINGS as HARBOUR_BUILDINGS,
  DECISIONS as HARBOUR_DECISIONS,
  ITEMS,
  OFFERS,
  VERSIONS,
} from './le-havre/rules/vocabulary.ts'
import { saves as havreSaves } from './le-havre/saves.ts'
import { opening as havreOpening } from './le-havre/site/referee/opening.ts'
import { puertoRico } from './puerto-rico/definition.ts'
import { edited } from './puerto-rico/referee/edit-position.ts'
import * as edit from './puerto-rico/referee/edits.ts'
import * as added from './puerto-rico/referee/expansions/edits.ts'
import { IDENTITY } from './puerto-rico/rules/identity.ts'
import { setUp } from './puerto-rico/rules/setup.ts'
import {
  ALL_BUILDINGS,
  BUILDINGS,
  DECISIONS,
  GOODS,
  ROLE_TILES,
  TILES,
} from './puerto-rico/rules/vocabulary.ts'
import { saves } from './puerto-rico/saves.ts'
import { opening } from './puerto-rico/site/referee/opening.ts'
import * as score from './puerto-rico/site/score/sheet.ts'

const of = <T>(all: readonly T[]) => fc.constantFrom(...all)
/** As much as a stepper gives. */
const count = fc.integer({ min: 0, max: 99 })

/** What the device keeps of a draft, as another window reads it. */
function keptAs(draft: object): unknown {
  const store = memoryStore()
  expect(keepNext(store, 'key', draftOf('id', 1, draft), readDraft)).toBe('kept')
  const read = readDraft(store.read('key') ?? '')
  return read.ok ? read.value.draft : read
}

describe('Puerto Rico: a table that is set up', () => {
  const seat = fc.nat(1)
  const change = fc.oneof(
    fc.tuple(seat, count).map(([seat, n]) => edit.setCoins(seat, n)),
    fc.tuple(seat, count).map(([seat, n]) => edit.setPoints(seat, n)),
    fc.tuple(seat, count).map(([seat, n]) => edit.setStored(seat, n)),
    fc.tuple(seat, of(GOODS), count).map(([seat, good, n]) => edit.setGood(seat, good, n)),
    fc.tuple(seat, of(TILES), count).map(([seat, tile, n]) => edit.setTiles(seat, tile, n)),
    fc.tuple(seat, of(TILES), count).map(([seat, tile, n]) => edit.setManned(seat, tile, n)),
    fc.tuple(seat, of(BUILDINGS)).map(([seat, id]) => edit.build(seat, id)),
    fc.tuple(seat, of(BUILDINGS), count).map(([seat, id, n]) => edit.setWorkers(seat, id, n)),
    fc.tuple(of([4, 6]), of([...GOODS, null]), count).map((all) => edit.setShip(...all)),
    fc.array(of(GOODS), { maxLength: 12 }).map((goods) => edit.setHouse(goods)),
    fc.array(of(GOODS), { maxLength: 12 }).map((goods) => edit.setFaceUp(goods)),
    count.map((n) => edit.setMarket(n)),
    count.map((n) => edit.setRound(n)),
    fc.tuple(of(ROLE_TILES), count).map(([id, n]) => edit.setRoleCoins(id, n)),
    fc.tuple(of(GOODS), count).map(([good, n]) => edit.setDiscard(good, n)),
    fc.tuple(of(GOODS), count).map(([good, n]) => edit.setSupply(good, n)),
    fc.tuple(of(DECISIONS), seat, seat).map((all) => edit.setTurn(...all)),
    fc.record({ passes: count }).map((phase) => edit.setPhase(phase)),
    fc.tuple(seat, of(TILES), count).map((all) => added.setNobles(...all)),
    fc.tuple(seat, of(GOODS), count).map((all) => added.setForests(...all)),
    count.map((n) => added.setAboard(n)),
    fc.tuple(of(ALL_BUILDINGS), fc.boolean()).map((all) => added.setChosen(...all)),
  )
  const base = { edition: 'classic', seats: 3, seed: 1 } as const
  const begun = of([setUp(base), setUp({ ...base, expansions: ['new-buildings', 'nobles'] })])

  test('comes back from the device, possible or not', async () => {
    await fc.assert(
      fc.asyncProperty(begun, fc.array(change, { maxLength: 30 }), async (start, changes) => {
        const draft = changes.reduce(edited, start)
        expect(await opening.openKept(keptAs(draft))).toEqual(draft)
      }),
    )
  })

  test('is none where something else lies there', async () => {
    for (const other of [null, 7, [], {}, { at: 'roles' }, '#pr1.q1Y', '#lh1.q1Y'])
      expect(await opening.openKept(other)).toBeNull()
  })
})

describe('Le Havre: a table that is set up, or a sheet', () => {
  const seat = of([0, 1])
  const cards = harbour.cardsOf(setUpHarbour({ version: 'full', seats: 2, seed: 1 }))
  const change = fc.oneof(
    fc.tuple(seat, of(ITEMS), count).map((all) => harbour.setItem(...all)),
    fc.tuple(seat, count).map((all) => harbour.setLoans(...all)),
    fc.tuple(of(OFFERS), count).map((all) => harbour.setOffer(...all)),
    count.map(harbour.setRound),
    fc.boolean().map(waiting.setFinal),
    of(HARBOUR_DECISIONS).map((at) => waiting.setAt(at)),
    seat.map(waiting.setActive),
    seat.map(waiting.setSeat),
    fc.tuple(seat, of([...HARBOUR_BUILDINGS, null])).map((all) => harbour.setDisc(...all)),
    fc.tuple(of(cards), of([0, 1, 'town', 'plan'] as const)).map((all) => harbour.layCard(...all)),
  )
  const begun = fc
    .tuple(of([harbour.emptyTable, harbour.emptySheet]), of(VERSIONS))
    .map(([empty, version]) => empty(version, 2))

  test('comes back from the device and from its link, possible or not', async () => {
    await fc.assert(
      fc.asyncProperty(begun, fc.array(change, { maxLength: 30 }), async (start, changes) => {
        const draft = harbour.editedBy(start, ...changes)
        expect(await havreOpening.openKept(keptAs(draft))).toEqual(draft)
        expect(await havreOpening.openLink(await havreOpening.linkOfDraft(draft))).toEqual({
          ok: true,
          question: { position: draft, draft: true },
        })
      }),
    )
  })
})

test('Puerto Rico: a sheet comes back from the device, with who was taken off it', async () => {
  const entry = fc.record({
    name: fc.string({ maxLength: 20 }),
    chips: fc.nat(200),
    tiles: fc.nat(12),
    colonists: fc.nat(100),
    coins: fc.nat(999),
    goods: fc.nat(60),
  })
  const sheets = fc.array(entry, { minLength: 5, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(sheets, fc.integer({ min: 2, max: 5 }), of(ALL_BUILDINGS), async (...all) => {
      const [entries, players, id] = all
      const whole = entries.map((one): score.Entry => ({ ...one, city: [], empty: [] }))
      const sheet: score.Sheet = whole.slice(0, players).with(0, {
        ...(whole[0] ?? score.emptyEntry('')),
        city: [id],
        empty: [id],
      })
      const pad = { sheet, aside: whole.slice(players) }
      expect(await score.openKept(keptAs(pad))).toEqual(pad)
    }),
  )
})

/** A line of moves from the deal, as a game of five goes at random. */
function lineOf<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  setup: G['Setup'],
): { position: G['Position']; played: G['Move'][] } {
  const played: G['Move'][] = []
  playGame(definition, setup, (_, move) => {
    if (move) played.push({ ...move })
  })
  return { position: definition.setUp(setup), played }
}

async function expectLine<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  setup: G['Setup'],
): Promise<void> {
  const line = lineOf(definition, setup)
  expect(line.played.length).toBeGreaterThan(300)
  const read = await questionOf(definition, await linkOf(definition, line))
  expect(read).toMatchObject({ ok: true, question: { played: line.played } })
  // As many moves as a reader takes, of whatever kinds, fit into a link.
  const most = Array.from(
    { length: MOST_MOVES },
    (_, index) => line.played[index % line.played.length],
  )
  const { parts } = definition.game
  for (const link of [await packLink(parts, most), plainLink(parts, most)])
    expect(await unpackLink(parts, link)).toEqual({ ok: true, value: most })
}

test('a line played to the end of a game comes back from its link', async () => {
  await expectLine(puertoRico, { edition: 'classic', seats: 5, seed: 3 })
  await expectLine(leHavre, { version: 'full', seats: 5, seed: 3 })
})

/** What clocks may say. */
const CLOCKS = [-1e15, -1, 0, 0.5, 1e12, 8.64e15, 8.7e15, 1e300]

test.each(CLOCKS)('at the time %d games, rulings and what was learned come back', (time) => {
  vi.spyOn(Date, 'now').mockReturnValue(time)
  try {
    const store = memoryStore()
    const game = beginGame(saves, {
      setup: { edition: 'classic', seed: 5, options: {} },
      players: ['human', 'human'],
    })
    const havre = beginGame(havreSaves, {
      setup: { version: 'short', seed: 5 },
      players: ['human', 'human'],
    })
    expect(keepGame(saves, store, game)).toBe('kept')
    expect(persistedGame(saves, store, game.id)).toEqual(game)
    expect(keepGame(havreSaves, store, havre)).toBe('kept')
    expect(persistedGame(havreSaves, store, havre.id)).toEqual(havre)
    let progress = noProgress('puerto-rico')
    for (let times = 0; times < 9; times++)
      progress = withAnswer(progress, 'captain/five-corn', times !== 4, today())
    keepProgress(store, progress)
    expect(persistedProgress('puerto-rico', store)).toEqual({ progress, aside: null })
    const ruling = { when: now(), said: 'A', link: plainLink(IDENTITY, { at: 'roles' }) }
    expect(listFrom(JSON.stringify([ruling]), rulingSchema)).toEqual([ruling])
  } finally {
    vi.restoreAllMocks()
  }
})

test('one ruling with a date or a link that is none hides no other', async () => {
  const ruling = { when: 1, said: 'A', link: await packLink(IDENTITY, { at: 'roles' }) }
  for (const wrong of [{ when: 1e300 }, { when: -1 }, { link: 'javascript:alert(1)' }])
    expect(
      listFrom(JSON.stringify([ruling, { ...ruling, ...wrong }, ruling]), rulingSchema),
    ).toEqual([ruling, ruling])
})

test('the whole course, every problem and every case come back, whatever their number', () => {
  const store = memoryStore()
  const all = Array.from({ length: 3_000 }, (_, index) => index)
  const boxes = all.map((index) => [`a-long-name/and-a-case-with-one-${index}`, { box: 3, day: 1 }])
  const begun = { ...noProgress('puerto-rico'), boxes: Object.fromEntries(boxes) }
  const solved = all.map((index) => [`7-${index}`, index])
  const progress = withSolved(
    withDone({ ...begun, solved: Object.fromEntries(solved) }, 'ships', 'first'),
    '8-1',
    3,
  )
  expect(keepProgress(store, progress)).toBe(true)
  expect(persistedProgress('puerto-rico', store)).toEqual({ progress, aside: null })
})
