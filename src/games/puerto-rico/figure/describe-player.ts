/** What lies on a player's board, in words. */

import { list } from '../../../ui/figure/words.ts'
import { BUILDING } from '../rules/buildings.ts'
import { freeCity, freeLand, noblesOn } from '../rules/player.ts'
import { scoreOf } from '../rules/scoring.ts'
import { playerAt, type State } from '../rules/state.ts'
import { allGoods, TILES } from '../rules/vocabulary.ts'
import { term } from '../words/markup.ts'
import { say } from '../words/messages/figure.ts'
import { type SeatName, scoreLine, tileTerm } from '../words/say.ts'
import type { OwnPart } from './figure-parts.ts'
import { goodCounts, type Words } from './words.ts'

/** Nothing is said of expansions where there is none of theirs. */
const counted = (what: 'forest' | 'noble' | 'colonist', count: number): Words[] =>
  count > 0 ? [say('figure.count', { what: term(what), count })] : []

function land(state: State, seat: number, seatName: SeatName): Words {
  const player = playerAt(state, seat)
  const { tiles, manned, forests } = player
  const lying = TILES.filter((tile) => tiles[tile] > 0)
  return list(say('figure.land', { seat: seatName(seat) }), [
    ...lying.map((tile) => {
      const nobles = noblesOn(player, tile)
      return say(nobles > 0 ? 'figure.tile-nobles' : 'figure.tile-manned', {
        what: term(tileTerm(tile)),
        count: tiles[tile],
        manned: manned[tile],
        nobles,
      })
    }),
    ...counted('forest', forests ? allGoods(forests) : 0),
    say('figure.free', { count: freeLand(player) }),
  ])
}

function city(state: State, seat: number, seatName: SeatName): Words {
  const player = playerAt(state, seat)
  return list(say('figure.city', { seat: seatName(seat) }), [
    ...player.city.map(({ id, workers }) => {
      const nobles = noblesOn(player, id)
      const words = { what: term(id), count: BUILDING[id].circles, workers, nobles }
      return say(nobles > 0 ? 'figure.building-nobles' : 'figure.building', words)
    }),
    say('figure.free', { count: freeCity(player) }),
  ])
}

/** The goods, and whoever waits beside the board, where somebody does. */
function stock(state: State, seat: number, seatName: SeatName): Words[] {
  const player = playerAt(state, seat)
  const goods = list(say('figure.goods', { seat: seatName(seat) }), goodCounts(player.goods))
  if (player.stored === 0) return [goods]
  const nobles = noblesOn(player, 'stored')
  const waiting = [...counted('colonist', player.stored - nobles), ...counted('noble', nobles)]
  return [goods, list(say('figure.waiting', { seat: seatName(seat) }), waiting)]
}

function purse(state: State, seat: number, seatName: SeatName): Words {
  const { coins, vp } = playerAt(state, seat)
  const governor = state.governor === seat ? [say('figure.governor')] : []
  return list(
    [{ text: seatName(seat) }],
    [say('figure.coins', { count: coins }), say('figure.points', { count: vp }), ...governor],
  )
}

function score(state: State, seat: number, seatName: SeatName): Words {
  const { lines, total, tieBreak } = scoreOf(state, seat)
  return list(say('figure.score', { seat: seatName(seat) }), [
    ...lines.flatMap(({ rule, points }) => {
      const words = scoreLine(rule, seatName(seat), points)
      return words ? [words] : []
    }),
    say('figure.total', { count: total }),
    say('figure.tie-break', { count: tieBreak }),
  ])
}

/** Sentences for each part of a player's own. */
export const OWN_WORDS: Record<
  OwnPart,
  (state: State, seat: number, seatName: SeatName) => Words[]
> = {
  own: (...asked) => [purse(...asked), ...stock(...asked), land(...asked), city(...asked)],
  purse: (...asked) => [purse(...asked)],
  goods: stock,
  land: (...asked) => [land(...asked)],
  tiles: (...asked) => [land(...asked)],
  city: (...asked) => [city(...asked)],
  built: (...asked) => [city(...asked)],
  score: (...asked) => [score(...asked)],
}
