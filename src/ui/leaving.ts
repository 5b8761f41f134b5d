/**
 * Calls `tell` when the page is left, or may be: once it is hidden nothing more may be said. `first` is called before
 * others, which keep what it changes. Gives the way to stop.
 */
export function onLeaving(tell: () => void, order: 'first' | 'last' = 'last'): () => void {
  const hide = (): void => {
    if (document.visibilityState === 'hidden') tell()
  }
  const capture = order === 'first'
  addEventListener('pagehide', tell, capture)
  document.addEventListener('visibilitychange', hide, capture)
  return () => {
    removeEventListener('pagehide', tell, capture)
    document.removeEventListener('visibilitychange', hide, capture)
  }
}
