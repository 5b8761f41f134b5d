/** What lies on a player's board, in words. */

import { BUILDING } from '../rules/buildings.ts'
import { freeCity } from '../rules/player.ts'
import { scoreOf } from '../rules/scoring.ts'
import { playerAt, type State } from '../rules/state.ts'
import { LAND_SPACES, TILES } from '../rules/vocabulary.ts'
import { term } from '../words/markup.ts'
import { say } from '../words/messages/figure.ts'
import { type SeatName, scoreLine, tileTerm } from '../words/say.ts'
import type { OwnPart } from './figure-parts.ts'
import { goodCounts, list, type Words } from './words.ts'

function land(state: State, seat: number, seatName: SeatName): Words {
  const { tiles, manned } = playerAt(state, seat)
  const lying = TILES.filter((tile) => tiles[tile] > 0)
  const free = LAND_SPACES - TILES.reduce((sum, tile) => sum + tiles[tile], 0)
  return list(say('figure.land', { seat: seatName(seat) }), [
    ...lying.map((tile) =>
      say('figure.tile-manned', {
        what: term(tileTerm(tile)),
        count: tiles[tile],
        manned: manned[tile],
      }),
    ),
    say('figure.free', { count: free }),
  ])
}

function city(state: State, seat: number, seatName: SeatName): Words {
  const player = playerAt(state, seat)
  return list(say('figure.city', { seat: seatName(seat) }), [
    ...player.city.map(({ id, workers }) =>
      say('figure.building', { what: term(id), count: BUILDING[id].circles, workers }),
    ),
    say('figure.free', { count: freeCity(player) }),
  ])
}

function goods(state: State, seat: number, seatName: SeatName): Words {
  const { goods, stored } = playerAt(state, seat)
  const waiting = stored > 0 ? [say('figure.stored', { count: stored })] : []
  return list(say('figure.goods', { seat: seatName(seat) }), [...goodCounts(goods), ...waiting])
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
  own: (...asked) => [purse, goods, land, city].map((words) => words(...asked)),
  purse: (...asked) => [purse(...asked)],
  goods: (...asked) => [goods(...asked)],
  land: (...asked) => [land(...asked)],
  tiles: (...asked) => [land(...asked)],
  city: (...asked) => [city(...asked)],
  built: (...asked) => [city(...asked)],
  score: (...asked) => [score(...asked)],
}
