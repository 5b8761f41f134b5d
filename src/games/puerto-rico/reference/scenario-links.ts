/** Where a scenario leads on the site. */

/** A scenario opened for trying moves in it. */
export function liveHref(scenario: string): `/${string}` {
  return `/puerto-rico/referee/?scenario=${scenario}`
}

/** The page of a case. */
export function caseHref(scenario: string): `/${string}` {
  return `/puerto-rico/referee/cases/${scenario}/`
}
