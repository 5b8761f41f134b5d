/** Addresses below the site's root. */

/** A chapter of the course. */
export function chapterPath(chapter: string): `/${string}` {
  return `/puerto-rico/learn/${chapter}/`
}

/** A step of it. */
export function stepPath(chapter: string, step: string): `/${string}` {
  return `/puerto-rico/learn/${chapter}/#${step}`
}

/** The position of a step in the referee. */
export function refereePath(chapter: string, step: string): `/${string}` {
  return `/puerto-rico/referee/?lesson=${chapter}/${step}`
}
