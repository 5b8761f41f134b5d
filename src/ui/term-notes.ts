/**
 * Opens the explanation of a term on hover and keyboard focus too; pressing one needs no script.
 * It stays while the pointer is on it, closes with Escape, and pressing the term keeps it open.
 */
const SHOW_AFTER = 200
const HIDE_AFTER = 300

let opened: HTMLElement | null = null
let timer: number | undefined

const termAt = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>('.term > button') : null

const isGloss = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.gloss') !== null

function after(delay: number, run: () => void): void {
  clearTimeout(timer)
  timer = window.setTimeout(run, delay)
}

function show(term: HTMLButtonElement): void {
  const gloss = term.popoverTargetElement
  if (!(gloss instanceof HTMLElement) || gloss.matches(':popover-open')) return
  gloss.showPopover({ source: term })
  opened = gloss
}

function hide(): void {
  if (opened?.matches(':popover-open')) opened.hidePopover()
  opened = null
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType !== 'mouse') return
  const term = termAt(target)
  if (term) after(SHOW_AFTER, () => show(term))
  else if (isGloss(target)) clearTimeout(timer)
})
document.addEventListener('pointerout', ({ target, pointerType }) => {
  if (pointerType === 'mouse' && (termAt(target) || isGloss(target))) after(HIDE_AFTER, hide)
})
document.addEventListener('focusin', ({ target }) => {
  const term = termAt(target)
  if (term?.matches(':focus-visible')) show(term)
})
document.addEventListener('focusout', ({ target }) => {
  if (termAt(target)) hide()
})
document.addEventListener('click', (event) => {
  const term = termAt(event.target)
  clearTimeout(timer)
  if (!term || !opened || term.popoverTargetElement !== opened) return
  event.preventDefault()
  opened = null
})
