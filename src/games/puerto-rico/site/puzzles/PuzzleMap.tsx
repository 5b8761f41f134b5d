import { type PuzzleMapProps, PuzzleMap as Shared } from '../../../../ui/puzzles/PuzzleMap.tsx'
import type { Theme } from '../../puzzles/puzzle.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { ThemeEmblem } from './ThemeEmblem.tsx'

/** The problems of Puerto Rico by theme. */
export const PuzzleMap = (props: PuzzleMapProps<Theme>) => (
  <Shared game={IDENTITY.id} Emblem={ThemeEmblem} {...props} />
)
