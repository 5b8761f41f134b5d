import type { GameTypes } from '../../engine/types.ts'
import type { Moved } from '../../lessons/outline.ts'
import { withSolved } from '../../saves/progress.ts'
import { parse } from '../../text/markup.ts'
import { useProgress } from '../lesson/useProgress.ts'
import type { Asked } from './asked.ts'
import type { PuzzleDefinition } from './definition.ts'
import { PuzzleList } from './PuzzleList.tsx'

export interface PuzzlesProps<G extends GameTypes, Start> {
  /** What the theme is called (markup). */
  theme: string
  puzzles: readonly Asked<G, Start>[]
  moved: Moved
}

interface Props<G extends GameTypes, Hand, Start> extends PuzzlesProps<NoInfer<G>, NoInfer<Start>> {
  definition: PuzzleDefinition<G, Hand, Start>
}

/** The problems of a theme, with what is solved in the progress of the course. */
export function Puzzles<G extends GameTypes, Hand, Start>(props: Props<G, Hand, Start>) {
  const { definition, theme, puzzles, moved } = props
  const kept = useProgress(definition.table.game.parts.id, moved)
  return (
    <PuzzleList
      definition={definition}
      title={parse(theme)}
      puzzles={puzzles}
      ready={kept.ready}
      isDone={(id) => kept.progress.solved[id] !== undefined}
      onSolved={(id, tries) => kept.change((now) => withSolved(now, id, tries))}
    />
  )
}
