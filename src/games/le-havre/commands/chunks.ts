import type { Chunk } from '../../../frame/chunk.ts'

/** What of Le Havre comes as one file: what its map draws, what every page plays by, what is said, what a table shows. */
export const chunks: readonly Chunk[] = [
  {
    name: 'le-havre',
    after: 'lesson',
    of: /(?:rules\/vocabulary|words\/(?:[a-z]+\/generated\/)?names|table\/pieces\/(?:marks|ItemPiece)|site\/lesson\/Picture)\.tsx?/,
  },
  {
    name: 'le-havre-game',
    after: 'lesson',
    of: /(?:rules\/(?:game|cards|scoring|buildings|rule-ids)|words\/(?:[a-z]+\/generated\/table|messages\/t))\.ts/,
  },
  {
    name: 'le-havre-words',
    after: 'lesson',
    of: /(?:words\/(?:rules|moves|card)|table\/hand|table\/move-places|rules\/setup|site\/rule-link)\.ts/,
  },
  {
    name: 'le-havre-table',
    after: 'lesson',
    of: /(?:table\/board\/Table|table\/pieces\/Effects)\.tsx/,
  },
]
