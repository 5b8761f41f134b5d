/** What a move changed on the table, where events do not always tell it. */
import type { Position } from '../rules/state.ts'
import { TILES } from '../rules/vocabulary.ts'

/** Tiles and buildings on which colonists came or from which they went. */
function changedCircles(before: Position, after: Position): string[] {
  return after.players.flatMap(({ manned, city }, seat) => {
    const was = before.players[seat]
    const tiles = TILES.filter((tile) => manned[tile] !== was?.manned[tile]).map((tile) =>
      manned[tile] > (was?.manned[tile] ?? 0) ? `manned:${tile}` : `land:${tile}`,
    )
    const buildings = city
      .filter(({ id, workers }) => workers !== was?.city.find((one) => one.id === id)?.workers)
      .map(({ id }) => `city:${id}`)
    return [...tiles, ...buildings].map((place) => `${seat}/${place}`)
  })
}

/** Role tiles whose coins or taker are others now. */
function changedRoles(before: Position, after: Position): string[] {
  return after.roles
    .filter(({ coins, takenBy }, nth) => {
      const was = before.roles[nth]
      return was?.coins !== coins || was.takenBy !== takenBy
    })
    .map(({ id }) => `role:${id}`)
}

export const changed = (before: Position, after: Position): string[] => [
  ...changedCircles(before, after),
  ...changedRoles(before, after),
]
