import { useRef } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import type { Moved } from '../../lessons/outline.ts'
import { withSolved } from '../../saves/progress.ts'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/puzzles.ts'
import { StepNav } from '../lesson/StepNav.tsx'
import { useNamedStep } from '../lesson/useNamedStep.ts'
import { useProgress } from '../lesson/useProgress.ts'
import { to } from '../link.ts'
import { Message } from '../Message.tsx'
import type { Asked } from './asked.ts'
import type { PuzzleDefinition } from './definition.ts'
import { PuzzlePlayer } from './PuzzlePlayer.tsx'
import '../lesson/lesson.css'
import './puzzles.css'

export interface PuzzlesProps<G extends GameTypes, Start> {
  /** What the theme is called (markup). */
  theme: string
  puzzles: readonly Asked<G, Start>[]
  moved: Moved
}

interface Props<G extends GameTypes, Hand, Start> extends PuzzlesProps<NoInfer<G>, NoInfer<Start>> {
  definition: PuzzleDefinition<G, Hand, Start>
}

/** The problems of a theme, one at a time, named in the address. */
export function Puzzles<G extends GameTypes, Hand, Start>(props: Props<G, Hand, Start>) {
  const { definition, theme, puzzles, moved } = props
  const game = definition.table.game.parts.id
  const kept = useProgress(game, moved)
  const lesson = useRef<HTMLElement>(null)
  const ids = puzzles.map(({ id }) => id)
  const isDone = (id: string): boolean => kept.progress.solved[id] !== undefined
  const index = useNamedStep(ids, kept.ready, isDone, lesson)
  const puzzle = puzzles[index]
  if (!puzzle) return null
  const list = to(`/${game}/puzzles/`)
  const following = ids[index + 1]
  return (
    <article class="lesson" ref={lesson}>
      <div class="lesson-head">
        <h1>
          <a class="course-link" href={list}>
            {t('puzzles.title')}
          </a>{' '}
          <Message segments={parse(theme)} />
        </h1>
        <StepNav
          label={t('puzzles.numbers')}
          nameOf={(number, done) => t(done ? 'puzzles.number-done' : 'puzzles.number', { number })}
          steps={ids}
          current={index}
          isDone={isDone}
        />
      </div>
      <PuzzlePlayer
        key={puzzle.id}
        definition={definition}
        puzzle={puzzle}
        next={{ href: following ? `#${following}` : list, last: !following }}
        onSolved={(tries) => kept.change((now) => withSolved(now, puzzle.id, tries))}
      />
    </article>
  )
}
