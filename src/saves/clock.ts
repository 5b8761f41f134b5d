/** The time, as it is kept: a clock that is set wrong spoils nothing. */

/** The last moment that a `Date` can tell. */
export const LAST_DATE = 8.64e15

/** The beginning of the year 4000: whatever is counted from here on, in days too, stays a date. */
const LATEST = 64_060_588_800_000

/** Now, in milliseconds since 1970, never before and never beyond all dates. */
export const now = (): number => Math.min(LATEST, Math.max(0, Math.trunc(Date.now())))
