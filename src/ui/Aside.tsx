import { useEffect, useState } from 'preact/hooks'
import { asideKey, putAside } from '../saves/key-value-store.ts'
import { lazy } from './lazy.tsx'
import { device } from './storage.ts'

/** Few ever need it. */
const PutAside = lazy(async () => (await import('./PutAside.tsx')).PutAside)

/** What lies aside on the device; nothing where that is null. */
export function Aside({ text, onDrop }: { text: string | null; onDrop: () => void }) {
  return text === null ? null : <PutAside text={text} onDrop={onDrop} />
}

/** What could not be read under a key of the device, and how to put it aside. */
export function useAside(key: string) {
  const [text, setText] = useState<string | null>(null)
  // Not before: the server knows nothing of the device.
  useEffect(() => setText(device.read(asideKey(key))), [])
  const onDrop = (): void => {
    device.drop(asideKey(key))
    setText(null)
  }
  return { told: { text, onDrop }, put: () => setText(putAside(device, key)) }
}
