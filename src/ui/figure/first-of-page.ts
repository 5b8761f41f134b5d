const pagesWithFigures = new WeakSet<Request>()

/** Whether nothing asked before for the page that this request builds. */
export function isFirstOf(page: Request): boolean {
  const isFirst = !pagesWithFigures.has(page)
  pagesWithFigures.add(page)
  return isFirst
}
