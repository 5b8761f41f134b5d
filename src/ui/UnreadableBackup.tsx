import { useEffect, useState } from 'preact/hooks'
import { backUpUnreadable, unreadableKey } from '../saves/key-value-store.ts'
import { lazy } from './lazy.tsx'
import { device } from './storage.ts'

/** Few ever need it. */
const PutAside = lazy(async () => (await import('./UnreadableNotice.tsx')).UnreadableNotice)

/** What lies aside on the device; nothing where that is null. */
export function UnreadableBackup({ text, onDrop }: { text: string | null; onDrop: () => void }) {
  return text === null ? null : <PutAside text={text} onDrop={onDrop} />
}

/** What could not be read under a key of the device, and how to put it aside. */
export function useUnreadableBackup(key: string) {
  const [text, setText] = useState<string | null>(null)
  // Not before: the server knows nothing of the device.
  useEffect(() => setText(device.read(unreadableKey(key))), [])
  const onDrop = (): void => {
    device.drop(unreadableKey(key))
    setText(null)
  }
  return { notice: { text, onDrop }, put: () => setText(backUpUnreadable(device, key)) }
}
