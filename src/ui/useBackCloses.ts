import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/**
 * The device's way back closes a dialog that lies over a page, and does not leave the page: while the dialog is open,
 * the history has an entry more, which goes with it however it is closed.
 */
export function useBackCloses(dialog: RefObject<HTMLDialogElement>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    let isThere = true
    const close = (): void => {
      isThere = false
      dialog.current?.close()
    }
    history.pushState(null, '')
    addEventListener('popstate', close)
    return () => {
      removeEventListener('popstate', close)
      if (isThere) history.back()
    }
  }, [isOpen])
}
