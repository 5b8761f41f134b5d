import { useEffect } from 'preact/hooks'
import { device } from '../../../../ui/storage.ts'
import { IDENTITY } from '../../rules/identity.ts'
import type { Position } from '../../rules/state.ts'

/** Reads and writes links, which an untouched page has no use for. */
const loadOpening = () => import('./opening.ts')

const KEY = `${IDENTITY.id}/draft`

/** The position that was being set up when this page was last left; null where there is none. */
export async function keptDraft(): Promise<Position | null> {
  const link = device.read(KEY)
  if (link === null) return null
  const { openLink } = await loadOpening()
  const read = await openLink(link)
  return read.ok ? read.question.position : null
}

/**
 * Keeps the position that is being set up, in the address as one edits and on the device for another
 * visit. `opened` is a position that came from there, and need not be kept again.
 */
export function useKeptDraft(draft: Position, opened: { current: Position | null }): void {
  useEffect(() => {
    const isNews = draft !== opened.current
    opened.current = null
    if (!isNews) return
    let late = false
    const keep = async (): Promise<void> => {
      const { linkOfDraft } = await loadOpening()
      const link = await linkOfDraft(draft)
      if (late) return
      history.replaceState(history.state, '', location.pathname + link)
      device.keep(KEY, link)
    }
    keep()
    return () => {
      late = true
    }
  }, [draft])
}
