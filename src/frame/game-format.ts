import type { Format } from '../scenario/format-tables.ts'

/** The format of a game's scenario files, and its rules by chapter. */
export interface GameFormat {
  format: Format
  chapters: readonly {
    name: string
    rules: readonly { id: string; label: string; title: string; href: `/${string}` }[]
  }[]
}
