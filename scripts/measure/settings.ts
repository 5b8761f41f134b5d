import type { Language } from '../../src/text/languages.ts'

export interface Settings {
  /** Whose pages are measured. */
  language: Language
  /** How often each thing is measured; the median counts. */
  runs: number
  /** How many taps of a game are measured. */
  taps: number
  /** Parts of names of kinds or of addresses of pages; none means all pages. */
  parts: readonly string[]
}
