/** The games kept on this device. What cannot be read stays where it is, untouched, and is told. */
import type { GameTypes } from '../engine/types.ts'
import type { SaveGame } from './definition.ts'
import { readGame, type SavedGame } from './game.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { remarksKey } from './remarks.ts'
import { type Keeping, keepNext } from './revisions.ts'
import { noteRunning } from './running.ts'

/** What the keys of a game's entries begin with. */
export const prefixOf = (game: string): string => `${game}/game/`

/** Where a game lies. */
export const keyOf = ({ game, id }: Pick<SavedGame<GameTypes>, 'game' | 'id'>): string =>
  prefixOf(game) + id

export interface Persisted<G extends GameTypes> {
  games: SavedGame<G>[]
  /** Keys of entries that are no games this site can open. */
  unreadable: string[]
}

/** Every game on the store, the last played first. */
export function persistedGames<G extends GameTypes>(
  definition: SaveGame<G>,
  store: KeyValueStore,
): Persisted<G> {
  const kept: Persisted<G> = { games: [], unreadable: [] }
  const prefix = prefixOf(definition.game.parts.id)
  for (const key of store.keys()) {
    if (!key.startsWith(prefix)) continue
    const game = readGame(definition, store.read(key) ?? '')
    if (game.ok) kept.games.push(game.value)
    else kept.unreadable.push(key)
  }
  kept.games.sort((a, b) => b.saved - a.saved)
  return kept
}

/** The game of that name, as it is kept now; null where there is none that can be read. */
export function persistedGame<G extends GameTypes>(
  definition: SaveGame<G>,
  store: KeyValueStore,
  id: string,
): SavedGame<G> | null {
  const read = readGame(definition, store.read(prefixOf(definition.game.parts.id) + id) ?? '')
  return read.ok ? read.value : null
}

/** Keeps a game that has gone on from the revision before. */
export function keepGame<G extends GameTypes>(
  definition: SaveGame<G>,
  store: KeyValueStore,
  saved: SavedGame<G>,
): Keeping {
  return keepNext(store, keyOf(saved), saved, (text) => readGame(definition, text))
}

/** Forgets the kept game of this id, and what was remarked in it. */
export function dropGame<G extends GameTypes>(
  { game }: SaveGame<G>,
  store: KeyValueStore,
  id: string,
): void {
  store.drop(prefixOf(game.parts.id) + id)
  store.drop(remarksKey({ game: game.parts.id, id }))
  noteRunning(store, { game: game.parts.id, id }, true)
}
