/** Modules of a game that come as one file, with what they import and no group before them has. */
export interface Chunk {
  name: string
  /** The group of what all games share after which it takes its part. */
  after: string
  /** Their paths below the game's folder. */
  of: RegExp
}
