import { expect, test } from 'vitest'
import type { KeyValueStore } from './key-value-store.ts'
import { noteRunning, runningKey } from './running.ts'

function emptyStore(): KeyValueStore {
  const held = new Map<string, string>()
  return {
    keys: () => [...held.keys()],
    read: (key) => held.get(key) ?? null,
    keep: (key, text) => held.set(key, text).size > 0,
    drop: (key) => void held.delete(key),
  }
}

test('the game played last is gone on with, until it is over', () => {
  const store = emptyStore()
  noteRunning(store, { game: 'nim', id: 'a' }, false)
  noteRunning(store, { game: 'nim', id: 'b' }, false)
  expect(store.read(runningKey('nim'))).toBe('b')
  noteRunning(store, { game: 'nim', id: 'a' }, true)
  expect(store.read(runningKey('nim'))).toBe('b')
  noteRunning(store, { game: 'nim', id: 'b' }, true)
  expect(store.read(runningKey('nim'))).toBeNull()
})
