/** The games kept on this device. What cannot be read stays where it is, untouched, and is told. */
import { GAME } from '../games/puerto-rico/identity.ts'
import { readGame, type SavedGame } from './game.ts'
import type { KeyValueStore } from './key-value-store.ts'

const PREFIX = `${GAME}/game/`

/** Where a game lies. */
export const keyOf = (id: string): string => PREFIX + id

export interface Kept {
  games: SavedGame[]
  /** Keys of entries that are no games this site can open. */
  unreadable: string[]
}

/** Every game on the store, the last played first. */
export function keptGames(store: KeyValueStore): Kept {
  const kept: Kept = { games: [], unreadable: [] }
  for (const key of store.keys()) {
    if (!key.startsWith(PREFIX)) continue
    const game = readGame(store.read(key) ?? '')
    if (game.ok) kept.games.push(game.value)
    else kept.unreadable.push(key)
  }
  kept.games.sort((a, b) => b.saved - a.saved)
  return kept
}

/** The game of that name, as it is kept now; null where there is none that can be read. */
export function keptGame(store: KeyValueStore, id: string): SavedGame | null {
  const game = readGame(store.read(keyOf(id)) ?? '')
  return game.ok ? game.value : null
}

/**
 * Keeps a game that has gone on from the revision before; 'refused' where the device would not. It is
 * 'overtaken', and nothing is changed, where another window has kept as late a revision already.
 */
export function keepGame(store: KeyValueStore, game: SavedGame): 'kept' | 'refused' | 'overtaken' {
  const there = keptGame(store, game.id)
  if (there && there.revision >= game.revision) return 'overtaken'
  return store.keep(keyOf(game.id), JSON.stringify(game)) ? 'kept' : 'refused'
}

export function dropGame(store: KeyValueStore, id: string): void {
  store.drop(keyOf(id))
}
