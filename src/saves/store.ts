/** The games kept on this device. What cannot be read stays where it is, untouched, and is told. */
import { GAME } from '../games/puerto-rico/identity.ts'
import { readGame, type SavedGame } from './game.ts'
import type { Shelf } from './shelf.ts'

const PREFIX = `${GAME}/game/`

/** Where a game lies. */
export const keyOf = (id: string): string => PREFIX + id

export interface Kept {
  games: SavedGame[]
  /** Keys of entries that are no games this site can open. */
  unreadable: string[]
}

/** Every game on the shelf, the last played first. */
export function keptGames(shelf: Shelf): Kept {
  const kept: Kept = { games: [], unreadable: [] }
  for (const key of shelf.keys()) {
    if (!key.startsWith(PREFIX)) continue
    const game = readGame(shelf.read(key) ?? '')
    if (game.ok) kept.games.push(game.value)
    else kept.unreadable.push(key)
  }
  kept.games.sort((a, b) => b.saved - a.saved)
  return kept
}

/** The game of that name, as it is kept now; null where there is none that can be read. */
export function keptGame(shelf: Shelf, id: string): SavedGame | null {
  const game = readGame(shelf.read(keyOf(id)) ?? '')
  return game.ok ? game.value : null
}

/**
 * Keeps a game that has gone on from the revision before; 'refused' where the device would not. It is
 * 'overtaken', and nothing is changed, where another window has kept as late a revision already.
 */
export function keepGame(shelf: Shelf, game: SavedGame): 'kept' | 'refused' | 'overtaken' {
  const there = keptGame(shelf, game.id)
  if (there && there.revision >= game.revision) return 'overtaken'
  return shelf.keep(keyOf(game.id), JSON.stringify(game)) ? 'kept' : 'refused'
}

export function dropGame(shelf: Shelf, id: string): void {
  shelf.drop(keyOf(id))
}
