/** The words for each kind of problem of a position. */

import { letterOf } from '../../../engine/seats.ts'
import { kindWords, shortened } from '../../../referee/kinds.ts'
import type { Problem } from '../rules/position.ts'
import type { At, BuildingId, Good, Tile } from '../rules/vocabulary.ts'
import { term } from '../words/markup.ts'
import { say } from '../words/messages/referee.ts'
import { isTermId } from '../words/names.ts'
import { shipName, tileTerm } from '../words/say.ts'
import type { Words } from './words.ts'

/** What is wrong, and how to mend it. */
export function saidOf({ path, problem, values }: Problem): [what: Words, mend: Words] {
  const number = (name: string): number => Number(values[name] ?? 0)
  const id = (name: string): string => String(values[name] ?? '')
  const thing = (name: string) => tokenWords(id(name))
  switch (problem) {
    case 'shape':
      return [
        say('problem.shape', {
          where: path,
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
      return [say(`problem.${problem}`, { over }), say(`problem.${problem}.mend`, { over })]
    }
    case 'manned': {
      const [tiles, colonists] = [number('tiles'), number('colonists')]
      const tile = term(tileTerm(id('tile') as Tile))
      return [
        say('problem.manned', { tile, tiles, colonists }),
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
              seat: letterOf(number('seat')),
              picks: number('picks'),
              taken: number('taken'),
            }),
        say('problem.picks.mend'),
      ]
    case 'chooser':
      return [
        say('problem.chooser', {
          expected: letterOf(number('expected')),
          found: letterOf(number('found')),
        }),
        say('problem.chooser.mend'),
      ]
    case 'role-in-play':
      return [say('problem.role-in-play'), say('problem.role-in-play.mend')]
    case 'waits-for-nobody':
      return [
        say('problem.waits', { seat: letterOf(number('seat')) }),
        say(`waits.${id('at') as At}`),
      ]
    case 'ending':
      return [
        say(`problem.ending.${(id('trigger') || 'none') as 'city' | 'chips' | 'none'}`),
        say('problem.ending.mend'),
      ]
    case 'seat':
      return [
        say('problem.seat', { seat: number('seat') + 1, seats: number('seats') }),
        say('problem.seat.mend'),
      ]
  }
}

/** A token as problems name it: 'corn', 'plantation.corn', 'vp', 'wharf'. */
function tokenWords(token: string): Words {
  const [kind, tile] = token.split('.')
  if (kind === 'plantation') return say('token.plantation', { tile: term(tile as Good) })
  if (token === 'vp') return say('token.vp')
  return isTermId(token) ? term(token) : [{ text: shortened(token) }]
}
