import { useEffect } from 'preact/hooks'
import { device } from '../storage.ts'

/** Where a game keeps the link of the position that was being set up last. */
export const draftKey = (game: string): string => `${game}/draft`

/** The link of the position that was being set up when this page was last left; null where there is none. */
export const keptLink = (game: string): string | null => device.read(draftKey(game))

/**
 * Keeps the position that is being set up, in the address as one edits and under `key` on the device for
 * another visit. `opened` is a position that came from there, and need not be kept again.
 */
export function useKeptDraft<Draft>(
  key: string,
  draft: Draft,
  opened: { current: Draft | null },
  linkOf: (draft: Draft) => Promise<string>,
): void {
  useEffect(() => {
    const isNews = draft !== opened.current
    opened.current = null
    if (!isNews) return
    let late = false
    linkOf(draft).then((link) => {
      if (late) return
      history.replaceState(history.state, '', location.pathname + link)
      device.keep(key, link)
    })
    return () => {
      late = true
    }
  }, [draft])
}
