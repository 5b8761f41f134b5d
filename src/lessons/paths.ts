/** Addresses below the site's root; `game` is the game's id. */

/** A chapter of the course. */
export function chapterPath(game: string, chapter: string): `/${string}` {
  return `/${game}/learn/${chapter}/`
}

/** A step of it. */
export function stepPath(game: string, chapter: string, step: string): `/${string}` {
  return `/${game}/learn/${chapter}/#${step}`
}

/** What there is to practise, as data: ids of problems and of cases. */
export function practicePath(game: string): `/${string}` {
  return `/${game}/learn/practice.json`
}

/** Playing on from the position of a step. */
export function playPath(game: string, chapter: string, step: string): `/${string}` {
  return `/${game}/play/?lesson=${chapter}/${step}`
}

/** A new game against the easiest bot, which begins at once. */
export function newGamePath(game: string): `/${string}` {
  return `/${game}/play/?new`
}

/** The position of a step in the referee. */
export function refereePath(game: string, chapter: string, step: string): `/${string}` {
  return `/${game}/referee/?lesson=${chapter}/${step}`
}
