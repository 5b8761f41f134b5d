/** `data-old` on the page: another version of the site serves it, since another window has taken that. */
export const OLD = 'old'

/** Shows a notice (Notice.astro) and has it said; a button of class `later` puts it away. Gives it, where the page has it. */
export function showNotice(name: string): HTMLElement | null {
  const note = document.querySelector<HTMLElement>(`.notice.${name}`)
  const text = note?.querySelector<HTMLElement>('[role="status"]')
  if (!note || !text) return null
  note.hidden = false
  note.parentElement?.showPopover?.()
  // Said once it is there to be heard.
  requestAnimationFrame(() => {
    text.textContent = text.dataset.text ?? ''
  })
  note.querySelector('.later')?.addEventListener('click', () => {
    note.hidden = true
  })
  return note
}
