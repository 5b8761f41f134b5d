/** A kind of page and what its pages may weigh. */
export interface PageRow {
  name: string
  /** Addresses of its pages, below the game's. */
  of: RegExp
  /** The page that stands for it where one is enough. */
  example: string
  /** Others of it that look quite different; Lighthouse measures them too. */
  more?: readonly string[]
  /** For reading, without an island; with a small one; with a live table. Each has its budget. */
  load: 'reading' | 'small' | 'live'
  /** What the first touch may fetch in kB, where figures bring more with them than the base game. */
  woken?: number
  /** What its scripts may weigh in kB, where more is played with than the base game of the first. */
  js?: number
  /** Of no use without scripts, and says so. */
  needsScript?: boolean
  /** Kept out of Lighthouse and search engines: pages for those who work on the site, answers to errors. */
  aside?: boolean
}
