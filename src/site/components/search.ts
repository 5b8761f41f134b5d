/** What opens the search (Search.astro). */
import { isPlain, takesKeys } from '../../ui/keys.ts'

const dialog = document.querySelector<HTMLDialogElement>('#search')

/** Opens at once, so that no letter typed is lost while what it runs on is fetched. */
function open(): void {
  if (!dialog) return
  dialog.showModal()
  document.documentElement.dataset.searching = ''
  dialog.querySelector('input')?.select()
  // The script runs when it comes into the page; the second time there is none left.
  const script = document.querySelector<HTMLTemplateElement>('#search-script')
  if (script) document.head.append(script.content)
  dialog.dispatchEvent(new Event('opened'))
}

dialog?.addEventListener('close', () => {
  delete document.documentElement.dataset.searching
})
document.querySelector('.search-open')?.addEventListener('click', open)
document.addEventListener('keydown', (event) => {
  const isSlash = event.key === '/' && isPlain(event)
  const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
  if ((!isSlash && !isK) || !takesKeys(event)) return
  event.preventDefault()
  open()
})
