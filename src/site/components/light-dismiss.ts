/** A tap beside what lies open closes it, and does nothing to what it fell on; the bar of the site answers at once. */
let closes = false

addEventListener(
  'pointerdown',
  ({ target }) => {
    const open = document.querySelector('[popover]:popover-open')
    const fellOn = target instanceof Element ? target : null
    closes = open !== null && !open.contains(fellOn) && !fellOn?.closest('.site-header')
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
