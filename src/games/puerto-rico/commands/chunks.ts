import type { Chunk } from '../../../frame/chunk.ts'

/** What of Puerto Rico comes as one file. */
export const chunks: readonly Chunk[] = [
  {
    name: 'words',
    after: 'island',
    of: /(?:rules\/(?:identity|editions|scoring)\.ts|table\/pieces\/(?:Art|RoleEmblem)\.tsx|words\/(?:messages\/t|rules|markup)\.ts|(?:site\/rule-link|reference\/scenario-links)\.ts)/,
  },
  {
    name: 'board',
    after: 'engine',
    of: /(?:rules\/(?:game|setup)\.ts|figure\/(?:Drawing|pack)\.tsx?|table\/(?:hand|move-places)\.ts|words\/(?:moves|say)\.ts)/,
  },
  // Its part of the bar, which pages of other games do not fetch.
  { name: 'bar', after: 'live', of: /table\/definition\/bar\.ts/ },
  // What boards that follow their numbers have in common with figures that are played.
  {
    name: 'described',
    after: 'drawn',
    of: /(?:figure\/(?:describe|figure-parts)\.ts|figure\/parts\.css|words\/messages\/figure\.ts)/,
  },
  { name: 'puerto-rico-figure', after: 'figure', of: /figure\/LiveFigure\.tsx/ },
]
