/** Calls `look` when another window may have changed what stands under `key`. Gives the way to stop. */
export function watch(key: string, look: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) look()
  }
  // A page that slept hears nothing; it looks when it is shown again.
  const wake = (): void => {
    if (document.visibilityState === 'visible') look()
  }
  addEventListener('storage', hear)
  document.addEventListener('visibilitychange', wake)
  return () => {
    removeEventListener('storage', hear)
    document.removeEventListener('visibilitychange', wake)
  }
}
