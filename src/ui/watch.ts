/** Calls `look` when another window may have changed what stands under `key`. Gives the way to stop. */
export function watch(key: string, refresh: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) refresh()
  }
  // A page that slept hears nothing; it looks when it is shown again.
  const wake = (): void => {
    if (document.visibilityState === 'visible') refresh()
  }
  addEventListener('storage', hear)
  document.addEventListener('visibilitychange', wake)
  return () => {
    removeEventListener('storage', hear)
    document.removeEventListener('visibilitychange', wake)
  }
}
