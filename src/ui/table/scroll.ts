/** Scrolling as little as needed, so that what matters stands between the head of the page and the bar that asks. */

const GAP = 8
/** A place that is higher than the page is looked at from above; its top may stand as far down as this. */
const HIGH = 0.5

/** A table opened over its page scrolls by itself. */
const dialogOf = (table: Element): Element | null => table.closest('dialog')
const scroll = (table: Element, by: number): void => (dialogOf(table) ?? window).scrollBy(0, by)

const stays = (one: Element | null): boolean =>
  one !== null && getComputedStyle(one).position === 'sticky'

/** Where things can be seen: between what is fixed above and what is fixed below, in the window. The bar may be either. */
function opening(table: Element): { top: number; bottom: number } {
  const head = dialogOf(table)?.querySelector('.free-bar') ?? document.querySelector('.bar')
  const bar = table.querySelector('.action-bar')
  const box = bar?.getBoundingClientRect()
  const isAbove = box !== undefined && box.top < innerHeight / 2
  const task = document.querySelector('.task')
  const fixed = [head, task, table.querySelector('[data-strip]'), isAbove ? bar : null].filter(
    stays,
  )
  return {
    top: fixed.reduce((sum, one) => sum + (one?.getBoundingClientRect().height ?? 0), 0),
    bottom: Math.min(isAbove ? innerHeight : (box?.top ?? innerHeight), innerHeight),
  }
}

/** What stays on the screen by itself needs no scrolling. */
function scrolled(table: Element, elements: readonly Element[]): Element[] {
  const strip = table.querySelector('[data-strip]')
  return elements.filter((one) => !(strip?.contains(one) && stays(strip)))
}

/** Pushes the rows that cards of a phone lie in along, until these are seen; of many the first. */
export function pushAlong(elements: readonly Element[]): void {
  for (const one of elements.toReversed()) {
    const row = one.closest('[data-along]')
    if (!row) continue
    const [place, seen] = [one.getBoundingClientRect(), row.getBoundingClientRect()]
    const before = Math.min(0, place.left - GAP - seen.left)
    row.scrollLeft += before || Math.max(0, place.right + GAP - seen.right)
  }
}

/** The room that all of these take together; null where none is drawn. */
function around(elements: readonly Element[]): { top: number; bottom: number } | null {
  const boxes = elements.map((one) => one.getBoundingClientRect()).filter((box) => box.height > 0)
  if (boxes.length === 0) return null
  return {
    top: Math.min(...boxes.map((box) => box.top)) - GAP,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + GAP,
  }
}

/** Brings the first of these wishes into view that there is room for; where there is none for any, the top of the first. */
export function bringIntoView(table: Element, wishes: readonly (readonly Element[])[]): void {
  const { top, bottom } = opening(table)
  const places = wishes
    .map((wish) => around(scrolled(table, wish)))
    .filter((place) => place !== null)
  const fitting = places.find((place) => place.bottom - place.top <= bottom - top)
  if (fitting) {
    const above = Math.min(0, fitting.top - top)
    scroll(table, above || Math.max(0, fitting.bottom - bottom))
    return
  }
  const [first] = places
  const low = first && first.top > top + (bottom - top) * HIGH
  if (first && (low || first.bottom < bottom)) scroll(table, first.top - top)
}

/** Brings these into view, or the first of them, but never scrolls past `task`, which stands above the table. */
export function bringUp(table: Element, lit: readonly Element[], task: Element): void {
  pushAlong(lit)
  if (stays(task)) {
    bringIntoView(table, [lit, lit.slice(0, 1)])
    return
  }
  const { bottom } = opening(table)
  const place = around(lit)
  if (!place) return
  const head = document.querySelector('.bar')
  const most = task.getBoundingClientRect().top - (head && stays(head) ? head.clientHeight : 0)
  scroll(table, Math.max(0, Math.min(place.bottom - bottom, most)))
}
