const WAITING = /<astro-island\b[^>]*\sclient="touch"[^>]*>/g

/** A page without the islands that come alive only when they are reached for: they need nothing before. */
export const withoutWaiting = (html: string): string => html.replace(WAITING, '')
