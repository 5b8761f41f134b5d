/** From a position back to a scenario's words: read again it gives the same position, token for token. */

import { letterOf } from '../../../engine/seats.ts'
import { BUILDING } from '../rules/buildings.ts'
import { DEFAULT_OPTIONS, OPTION_IDS } from '../rules/editions.ts'
import type { PlayerSource, Start } from '../rules/notation.ts'
import type { Player, Position } from '../rules/state.ts'
import { GOODS, ROLE_TILES, TILES } from '../rules/vocabulary.ts'
import { addedScenarioWords } from './added.ts'
import { hasProduced } from './complete.ts'

/** Counts that are not zero. */
function some<K extends string>(
  keys: readonly K[],
  count: (key: K) => number,
): Partial<Record<K, number>> {
  return Object.fromEntries(
    keys.flatMap((key) => (count(key) === 0 ? [] : [[key, count(key)]])),
  ) as Partial<Record<K, number>>
}

/** A list or a record under a key, left out when it is empty. */
function given<K extends string, T extends object>(key: K, value: T): { [k in K]?: T } {
  return (Object.keys(value).length > 0 ? { [key]: value } : {}) as { [k in K]?: T }
}

/** The position as a scenario's `game`, `at`, `chooser`, `seat` and `set`; what is as at the start is left out where that is short. */
export function startFrom(position: Position): Start {
  const { edition, options, players, at, chooser, seat, phase, plantations } = position
  const { expansions } = position
  const { refused } = position.supply
  const words = addedScenarioWords()
  const added = words?.expansionGame(position) ?? {}
  const changed = OPTION_IDS.filter((id) => options[id] !== DEFAULT_OPTIONS[id])
  const inPlay = at === 'roles' || at === 'over' ? null : position.role
  const takenBy = players.map((_, who) =>
    ROLE_TILES.filter(
      (id) =>
        id !== inPlay && position.roles.some((card) => card.id === id && card.takenBy === who),
    ),
  )
  return {
    game: {
      edition,
      seats: players.length,
      ...(expansions && { expansions: added.expansions ?? [] }),
      ...given('options', {
        ...Object.fromEntries(changed.map((id) => [id, options[id]])),
        ...added.options,
      }),
    },
    at,
    chooser: letterOf(chooser),
    seat: letterOf(seat),
    set: {
      ...Object.fromEntries(
        players.map((player, who) => [letterOf(who), playerSource(player, hasProduced(at))]),
      ),
      round: position.round,
      governor: letterOf(position.governor),
      ...given(
        'taken',
        Object.fromEntries(
          takenBy.flatMap((tiles, who) => (tiles.length > 0 ? [[letterOf(who), tiles]] : [])),
        ),
      ),
      ...given(
        'coins',
        some(ROLE_TILES, (id) => position.roles.find((card) => card.id === id)?.coins ?? 0),
      ),
      ...given(
        'ships',
        Object.fromEntries(
          position.ships.flatMap(({ size, good, count }) =>
            good ? [[size, { [good]: count }]] : [],
          ),
        ),
      ),
      ...given('house', [...position.house]),
      market: position.market,
      ...(refused > 0 && { supply: { refused } }),
      faceUp: [...plantations.faceUp],
      pile: { only: [...plantations.pile].reverse() },
      ...given('phase', phaseSource(phase, hasProduced(at))),
      ...given('ending', [...position.ending]),
      ...(at === 'called' && position.role && { role: position.role }),
      ...(expansions && words && { expansions: words.expansionsSource(position, expansions) }),
      rng: position.rng,
    },
  }
}

/** `all` tells that there are no goods too: after production they would follow. */
function playerSource(player: Player, all: boolean): PlayerSource {
  const { coins, vp, goods, tiles, manned, city, stored } = player
  const circles =
    TILES.every((tile) => manned[tile] === tiles[tile]) &&
    city.every(({ id, workers }) => workers === BUILDING[id].circles)
  const workers = Object.fromEntries(
    city.flatMap(({ id, workers: count }) => (count > 0 ? [[id, count]] : [])),
  )
  return {
    coins,
    ...(vp > 0 && { vp }),
    ...(all && { goods: {} }),
    ...given(
      'goods',
      some(GOODS, (good) => goods[good]),
    ),
    tiles: some(TILES, (tile) => tiles[tile]),
    ...given(
      'city',
      city.map(({ id }) => id),
    ),
    ...(!circles && { colonists: { ...some(TILES, (tile) => manned[tile]), ...workers } }),
    ...(stored > 0 && { stored }),
    ...addedScenarioWords()?.addedTokens(player),
  }
}

function phaseSource(
  phase: Position['phase'],
  all: boolean,
): NonNullable<NonNullable<Start['set']>['phase']> {
  return {
    ...(phase.tile && { tile: phase.tile }),
    ...(phase.drawn && { drawn: true }),
    ...(phase.building && { building: phase.building }),
    ...(all && { produced: {} }),
    ...given(
      'produced',
      some(GOODS, (good) => phase.produced[good]),
    ),
    ...(phase.passes > 0 && { passes: phase.passes }),
    ...given('wharfUsed', phase.wharfUsed.map(letterOf)),
    ...(phase.chooserLoaded && { chooserLoaded: true }),
    ...given(
      'due',
      phase.due.map(({ seat, ...points }) => ({ seat: letterOf(seat), ...points })),
    ),
  }
}
