/** Where a scenario leads on the site. */
import type { Theme } from '../puzzles/puzzle.ts'

/** A scenario opened for trying moves in it. */
export function liveHref(scenario: string): `/${string}` {
  return `/puerto-rico/referee/?scenario=${scenario}`
}

/** Playing on from a scenario's position. */
export function playHref(scenario: string): `/${string}` {
  return `/puerto-rico/play/?scenario=${scenario}`
}

/** The page of a case. */
export function caseHref(scenario: string): `/${string}` {
  return `/puerto-rico/referee/cases/${scenario}/`
}

/** Problems of a theme. */
export function practiceHref(theme: Theme): `/${string}` {
  return `/puerto-rico/puzzles/${theme}/`
}
