import { useEffect } from 'preact/hooks'
import { linkOf } from '../../../../referee/link.ts'
import { device } from '../../../../ui/storage.ts'
import { puertoRico } from '../../plug.ts'
import { IDENTITY } from '../../rules/identity.ts'
import type { Position } from '../../rules/state.ts'
import { openLink } from './opening.ts'

const KEY = `${IDENTITY.id}/draft`

/** The position that was being set up when this page was last left; null where there is none. */
export async function keptDraft(): Promise<Position | null> {
  const link = device.read(KEY)
  const read = link === null ? null : await openLink(link)
  return read?.ok ? read.question.position : null
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
    linkOf(puertoRico, { position: draft, draft: true }).then((link) => {
      if (late) return
      history.replaceState(history.state, '', location.pathname + link)
      device.keep(KEY, link)
    })
    return () => {
      late = true
    }
  }, [draft])
}
