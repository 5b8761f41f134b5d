/** A tap beside what lies open closes it, and does nothing to what it fell on; the bar of the site answers at once. */
let closes = false

addEventListener(
  'pointerdown',
  ({ target }) => {
    const isOpen = document.querySelector(':popover-open') !== null
    const isBeside = !(target instanceof Element && target.closest(':popover-open, .site-header'))
    closes = isOpen && isBeside
  },
  true,
)
addEventListener(
  'click',
  (event) => {
    if (closes) {
      event.preventDefault()
      event.stopPropagation()
    }
    closes = false
  },
  true,
)
