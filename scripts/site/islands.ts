const ISLAND = /<astro-island\b[^>]*>/g

const TEMPLATE = /<template\b[^>]*>.*?<\/template>/gs

const isWaiting = (tag: string): boolean => tag.includes(' client="touch"')

/** A page without the islands that come alive only when they are reached for, and without templates: they need nothing before. */
export const withoutWaiting = (html: string): string =>
  html.replace(ISLAND, (tag) => (isWaiting(tag) ? '' : tag)).replace(TEMPLATE, '')

/** The tags of a page's islands, one of each component, by its address. */
export const islandsIn = (html: string): Map<string, string> =>
  new Map(
    Array.from(html.matchAll(ISLAND), ([tag]) => [
      /\scomponent-url="([^"]*)"/.exec(tag)?.[1] ?? '',
      tag,
    ]),
  )

/** Those that wait for a touch. */
export const waitingIn = (html: string): Map<string, string> =>
  new Map(Array.from(islandsIn(html)).filter(([, tag]) => isWaiting(tag)))
