export interface Settings {
  /** How often each thing is measured; the median counts. */
  runs: number
  /** How many taps of a game are measured. */
  taps: number
  /** Parts of names of kinds or of addresses of pages; none means all pages. */
  parts: readonly string[]
}
