/** The words for each kind of problem of a position. */

import { SEAT_LETTERS } from '../../../engine/seats.ts'
import type { Problem } from '../../../engine/types.ts'
import { kindWords, shortened } from '../../../referee/kinds.ts'
import type { Words } from '../../../referee/words.ts'
import type { ProblemId } from '../rules/impossible/problem.ts'
import type { Position } from '../rules/state.ts'
import {
  type At,
  type BuildingId,
  type EndTrigger,
  type Good,
  isAdded,
  type RoleTile,
  roleOf,
  type Tile,
} from '../rules/vocabulary.ts'
import { addedWords } from '../words/added.ts'
import { term } from '../words/markup.ts'
import { say } from '../words/messages/problems.ts'
import { isTermId } from '../words/names.ts'
import { type SeatName, shipName, tileTerm } from '../words/say.ts'

type Remembered = Exclude<keyof Position['phase'], 'tile'>

/** Why a position cannot wait at a decision. */
const waitsWords = (at: At): Words => (isAdded(at) ? addedWords().waits(at) : say(`waits.${at}`))

/** What is wrong, and how to mend it. */
export function saidOf(
  { path, problem, values }: Problem,
  seatName: SeatName,
): [what: Words, mend: Words] {
  const number = (name: string): number => Number(values[name] ?? 0)
  const id = (name: string): string => String(values[name] ?? '')
  const thing = (name: string) => tokenWords(id(name))
  const role = () => term(roleOf(id('role') as RoleTile))
  const seat = () => seatName(number('seat'))
  const known = problem as ProblemId
  switch (known) {
    case 'shape':
      return [
        say('problem.shape', {
          where: path.replace(/^players\.(\d)/, (_, who: string) => seatName(Number(who))),
          expected: kindWords(id('expected')),
          found: kindWords(id('found')),
        }),
        say('problem.shape.mend'),
      ]
    case 'edition-seats':
      return [
        say('problem.edition-seats', {
          edition: say(`edition.${id('edition') as 'two-player' | 'classic'}`),
          seats: number('seats'),
        }),
        say('problem.edition-seats.mend'),
      ]
    case 'total': {
      const [found, expected] = [number('found'), number('expected')]
      const count = Math.abs(found - expected)
      return [
        say('problem.total', { token: thing('token'), found, expected }),
        say(found > expected ? 'problem.total.more' : 'problem.total.fewer', { count }),
      ]
    }
    case 'not-in-game':
      return [
        say('problem.not-in-game', { token: thing('token') }),
        say('problem.not-in-game.mend'),
      ]
    case 'short': {
      const missing = number('missing')
      return [
        say('problem.short', { token: thing('token'), missing }),
        say('problem.short.mend', { missing }),
      ]
    }
    case 'land-full':
    case 'city-full': {
      const over = number('over')
      return [say(`problem.${known}`, { over }), say(`problem.${known}.mend`, { over })]
    }
    case 'manned': {
      const [tiles, colonists] = [number('tiles'), number('colonists')]
      const tile = term(tileTerm(id('tile') as Tile))
      return [
        tiles > 0
          ? say('problem.manned', { tile, tiles, colonists })
          : say('problem.manned.none', { tile, colonists }),
        say('problem.manned.mend', { count: colonists - tiles }),
      ]
    }
    case 'workers': {
      const [circles, workers] = [number('circles'), number('workers')]
      const building = term(id('building') as BuildingId)
      return [
        say('problem.workers', { building, circles, workers }),
        say('problem.workers.mend', { count: workers - circles }),
      ]
    }
    case 'built-twice':
      return [
        say('problem.built-twice', { building: thing('building') }),
        say('problem.built-twice.mend'),
      ]
    case 'ship-load': {
      const [size, count] = [number('ship'), number('count')]
      const ship = shipName(size)
      return count > size
        ? [say('problem.ship-load', { ship, count }), say('problem.ship-load.mend')]
        : [say('problem.ship-kind', { ship }), say('problem.ship-kind.mend')]
    }
    case 'kind-on-two-ships':
      return [
        say('problem.kind-on-two-ships', { good: thing('good') }),
        say('problem.kind-on-two-ships.mend'),
      ]
    case 'house-full': {
      const count = number('count')
      return [
        say('problem.house-full', { count }),
        say('problem.house-full.mend', { over: count - 4 }),
      ]
    }
    case 'ships':
      return [
        say('problem.ships', { expected: id('expected'), found: id('found') }),
        say('problem.ships.mend'),
      ]
    case 'role-tiles':
      return [
        say('problem.role-tiles', { expected: number('expected'), found: number('found') }),
        say('problem.role-tiles.mend'),
      ]
    case 'picks':
      return [
        values.seat === undefined
          ? say('problem.picks')
          : say('problem.picks.seat', {
              seat: seatName(number('seat')),
              picks: number('picks'),
              taken: number('taken'),
            }),
        say('problem.picks.mend'),
      ]
    case 'chooser':
      return [
        say('problem.chooser', {
          expected: seatName(number('expected')),
          found: seatName(number('found')),
        }),
        say('problem.chooser.mend'),
      ]
    case 'role-in-play':
      return [say('problem.role-in-play'), say('problem.role-in-play.mend')]
    case 'waits-for-nobody':
      return [
        say('problem.waits', { seat: seatName(number('seat')) }),
        values.loads === undefined
          ? waitsWords(id('at') as At)
          : say('waits.captain.storing.loads', { seat: seatName(number('loads')) }),
      ]
    case 'not-built':
      return [
        say('problem.not-built', { building: thing('building'), count: number('count') }),
        say('problem.not-built.mend'),
      ]
    case 'place':
      return [say('problem.place', { what: id('what') }), say('problem.place.mend')]
    case 'draft':
      return [
        draftWords(id('why') as DraftFault, thing('building'), seat()),
        say('problem.draft.mend'),
      ]
    case 'doubled':
      return [say('problem.doubled', { seat: seat() }), say('problem.doubled.mend')]
    case 'nobles': {
      const { nobles, residents } = { nobles: number('nobles'), residents: number('residents') }
      return [
        say('problem.nobles', { where: id('place'), nobles, residents }),
        say('problem.nobles.mend'),
      ]
    }
    case 'produced':
      return [
        say('problem.produced', { seat: seat(), good: thing('good') }),
        say('problem.produced.mend'),
      ]
    case 'no-ship':
      return [
        say('problem.no-ship', { size: shortened(id('size')) }),
        say('problem.no-ship.mend', { ships: id('ships') }),
      ]
    case 'ship-kinds':
    case 'ship-kept':
      return [
        say(`problem.${known}`, { ship: shipName(number('ship')) }),
        say(`problem.${known}.mend`),
      ]
    case 'house-kept':
      return [say('problem.house-kept'), say('problem.house-kept.mend')]
    case 'face-up':
      return [
        say('problem.face-up', { count: number('count') }),
        say('problem.face-up.mend', { most: number('most') }),
      ]
    case 'no-role':
      return [say('problem.no-role', { role: role() }), say('problem.no-role.mend')]
    case 'taken-coins':
      return [
        say('problem.taken-coins', { role: role(), coins: number('coins') }),
        say('problem.taken-coins.mend'),
      ]
    case 'remembered':
      return [
        say('problem.remembered', { what: say(`remembered.${id('what') as Remembered}`) }),
        say('problem.remembered.mend'),
      ]
    case 'undealt':
      return [say('problem.undealt', { count: number('count') }), say('problem.undealt.mend')]
    case 'held-back':
      return [
        say('problem.held-back', { seat: seatName(number('seat')), count: number('count') }),
        say('problem.held-back.mend'),
      ]
    case 'too-early':
      return [
        say('problem.too-early', { picks: number('picks'), expected: number('expected') }),
        say('problem.too-early.mend'),
      ]
    case 'on-paper':
      return [say('problem.on-paper', { points: number('points') }), say('problem.on-paper.mend')]
    case 'refused':
      return [say('problem.refused', { count: number('count') }), say('problem.refused.mend')]
    case 'ending': {
      const trigger = (id('trigger') || 'none') as
        | EndTrigger
        | 'mayor'
        | 'nobles'
        | 'twice'
        | 'none'
      const what =
        trigger === 'colonists'
          ? say('problem.ending.colonists', { count: number('count') })
          : say(`problem.ending.${trigger}`)
      return [what, say('problem.ending.mend')]
    }
    case 'seat':
      return [
        say('problem.seat', {
          seat: SEAT_LETTERS[number('seat')] ?? String(number('seat') + 1),
          seats: number('seats'),
        }),
        say('problem.seat.mend'),
      ]
  }
}

type DraftFault =
  | 'pool'
  | 'twice'
  | 'given'
  | 'space'
  | 'excluded'
  | 'open'
  | 'over'
  | 'begun'
  | 'turn'

/** What is wrong with the buildings that were chosen for a game. */
function draftWords(why: DraftFault, building: Words, seat: ReturnType<SeatName>): Words {
  switch (why) {
    case 'pool':
    case 'twice':
    case 'given':
    case 'space':
      return say(`problem.draft.${why}`, { building })
    case 'turn':
      return say('problem.draft.turn', { seat })
    default:
      return say(`problem.draft.${why}`)
  }
}

/** A token as problems name it: 'corn', 'plantation.corn', 'vp', 'wharf'. */
function tokenWords(token: string): Words {
  const [kind, tile] = token.split('.')
  if (kind === 'plantation') return say('token.plantation', { tile: term(tile as Good) })
  if (token === 'vp') return say('token.vp')
  return isTermId(token) ? term(token) : [{ text: shortened(token) }]
}
