import { useEffect, useLayoutEffect } from 'preact/hooks'

/** On the page while its address does not tell yet what is shown: `data-address="late"`. */
const LATE = 'late'

/**
 * Lets the address tell what is shown, as soon as its link is packed; null where it need not. `state` is what
 * stands in the history with it.
 */
export function useAddress(
  link: (() => Promise<string>) | null,
  state: () => unknown,
  news: readonly unknown[],
): void {
  const settle = (): void => {
    delete document.documentElement.dataset.address
  }
  useLayoutEffect(() => {
    if (!link) return
    document.documentElement.dataset.address = LATE
    return settle
  }, news)
  useEffect(() => {
    if (!link) return
    let isOther = false
    // Somebody went back or forward before the link was packed: the entry there is another's.
    const leave = (): void => {
      isOther = true
      settle()
    }
    addEventListener('popstate', leave)
    link().then((hash) => {
      removeEventListener('popstate', leave)
      if (isOther) return
      history.replaceState(state(), '', location.pathname + hash)
      settle()
    })
    return () => {
      removeEventListener('popstate', leave)
      isOther = true
    }
  }, news)
}
