/** A tap beside what lies open closes it, and does nothing to what it fell on; the bar of the site answers at once. Notices (`manual`) stay. */
let closes = false

addEventListener(
  'pointerdown',
  ({ target }) => {
    const isBeside = !(target instanceof Element && target.closest(':popover-open, .site-header'))
    closes = isBeside && document.querySelector(':popover-open:not([popover=manual])') !== null
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
