/** A rule's anchor copies its address; where that is not allowed it stays a plain link. */
const SHOWN_FOR = 2000

document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element && event.target.closest('a.rule-anchor')
  if (!(link instanceof HTMLAnchorElement)) return
  try {
    await navigator.clipboard.writeText(link.href)
  } catch {
    return
  }
  const said = document.createElement('span')
  said.className = 'rule-copied'
  said.role = 'status'
  link.after(said)
  said.textContent = link.dataset.copied ?? ''
  setTimeout(() => said.remove(), SHOWN_FOR)
})
