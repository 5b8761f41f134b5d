import { copyText } from './copy.ts'

/** A rule's anchor copies its address; where that is not allowed it stays a plain link. */
const SHOWN_FOR = 2500
/** A status is read out only when its words come after it. */
const SAID_AFTER = 100

document.addEventListener('click', async (event) => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.rule-anchor')
  if (!link || !(await copyText(link.href))) return
  const said = document.createElement('span')
  said.className = 'rule-copied'
  said.role = 'status'
  link.after(said)
  setTimeout(() => said.append(link.dataset.copied ?? ''), SAID_AFTER)
  setTimeout(() => said.remove(), SHOWN_FOR)
})
