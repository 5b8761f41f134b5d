/** The games kept on this device. What cannot be read stays where it is, untouched, and is told. */
import { checkGame, type SavedGame } from './game.ts'

const PREFIX = 'game:'

/** The part of localStorage that is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface Kept {
  games: SavedGame[]
  /** Keys of entries that are no games this site can open. */
  unreadable: string[]
}

/** Every game on the shelf, the last played first. */
export function keptGames(shelf: Shelf): Kept {
  const kept: Kept = { games: [], unreadable: [] }
  for (let index = 0; index < shelf.length; index++) {
    const key = shelf.key(index)
    if (!key?.startsWith(PREFIX)) continue
    const game = parsed(shelf.getItem(key))
    if (game) kept.games.push(game)
    else kept.unreadable.push(key)
  }
  kept.games.sort((a, b) => b.saved - a.saved)
  return kept
}

function parsed(text: string | null): SavedGame | null {
  try {
    const opened = checkGame(JSON.parse(text ?? ''))
    return opened.ok ? opened.value : null
  } catch {
    return null
  }
}

/** Keeps a game; false where the device has no room or allows none. */
export function keepGame(shelf: Shelf, game: SavedGame): boolean {
  try {
    shelf.setItem(PREFIX + game.id, JSON.stringify(game))
    return true
  } catch {
    return false
  }
}

export function dropGame(shelf: Shelf, id: string): void {
  shelf.removeItem(PREFIX + id)
}
