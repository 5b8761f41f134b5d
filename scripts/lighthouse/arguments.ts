import { parseArgs } from 'node:util'

export interface Wanted {
  /** How often each page is measured; the median counts. */
  runs: number
  /** Parts of names of kinds or of addresses; none means all pages. */
  only: readonly string[]
}

const MOST = 15

/** Reads the arguments; throws with a sentence when they cannot be used. */
export function wantedFrom(args: readonly string[]): Wanted {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1 || runs > MOST) {
    throw new Error(`--runs ${values.runs}: a whole number from 1 to ${MOST} is needed.`)
  }
  return { runs, only: positionals }
}
