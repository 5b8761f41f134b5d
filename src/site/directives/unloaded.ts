import { OLD, showNotice } from '../components/notice.ts'

/** What browsers say of a script or its styles that did not come. */
const UNLOADED = /dynamically imported module|module script failed|unable to preload/i

/** Tells the reader, from now on, where a part of the page that was asked for did not come; asked for again it may. */
export function tellUnloaded(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (!(reason instanceof Error && UNLOADED.test(reason.message))) return
    event.preventDefault()
    showNotice(OLD in document.documentElement.dataset ? 'renewal' : 'unloaded')
  })
}
