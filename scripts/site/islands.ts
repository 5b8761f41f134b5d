const WAITING = /<astro-island\b[^>]*\sclient="touch"[^>]*>/g

const TEMPLATE = /<template\b[^>]*>.*?<\/template>/gs

/** A page without the islands that come alive only when they are reached for, and without templates: they need nothing before. */
export const withoutWaiting = (html: string): string =>
  html.replace(WAITING, '').replace(TEMPLATE, '')

/** The tags of those islands, one of each component, by its address. */
export const waitingIn = (html: string): Map<string, string> =>
  new Map(
    Array.from(html.matchAll(WAITING), ([tag]) => [
      /\scomponent-url="([^"]*)"/.exec(tag)?.[1] ?? '',
      tag,
    ]),
  )
