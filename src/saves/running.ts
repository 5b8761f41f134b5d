/** Which game is gone on with, told before the page that lists them is there. */
import type { KeyValueStore } from './key-value-store.ts'

/** Where the id of the game that is gone on with lies. */
export const runningKey = (game: string): string => `${game}/running`

/** Names the game that was played last, until it is over or dropped. */
export function noteRunning(
  store: KeyValueStore,
  { game, id }: { game: string; id: string },
  isOver: boolean,
): void {
  const key = runningKey(game)
  if (!isOver) store.keep(key, id)
  else if (store.read(key) === id) store.drop(key)
}
