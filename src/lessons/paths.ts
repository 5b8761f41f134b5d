/** Addresses below the site's root. */

/** A chapter of the course. */
export function chapterPath(chapter: string): `/${string}` {
  return `/learn/${chapter}/`
}

/** A step of it. */
export function stepPath(chapter: string, step: string): `/${string}` {
  return `/learn/${chapter}/#${step}`
}

/** The position of a step in the referee. */
export function refereePath(chapter: string, step: string): `/${string}` {
  return `/referee/?lesson=${chapter}/${step}`
}
