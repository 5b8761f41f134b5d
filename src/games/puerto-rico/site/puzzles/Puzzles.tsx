import { useRef } from 'preact/hooks'
import type { Moved } from '../../../../lessons/outline.ts'
import { withSolved } from '../../../../saves/progress.ts'
import { StepNav } from '../../../../ui/lesson/StepNav.tsx'
import { useNamedStep } from '../../../../ui/lesson/useNamedStep.ts'
import { useProgress } from '../../../../ui/lesson/useProgress.ts'
import { to } from '../../../../ui/link.ts'
import { unpacking } from '../../../../ui/packed.tsx'
import { Say } from '../../../../ui/Say.tsx'
import type { Asked } from '../../puzzles/collection.ts'
import type { Theme } from '../../puzzles/puzzle.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { say, t } from '../../words/messages/puzzles.ts'
import { PuzzlePlayer } from './PuzzlePlayer.tsx'
import '../../../../ui/lesson/lesson.css'
import './puzzles.css'

interface Props {
  theme: Theme
  puzzles: readonly Asked[]
  moved: Moved
}

/** The problems of a theme, one at a time, named in the address. */
export const Puzzles = unpacking(({ theme, puzzles, moved }: Props) => {
  const kept = useProgress(IDENTITY.id, moved)
  const lesson = useRef<HTMLElement>(null)
  const ids = puzzles.map(({ id }) => id)
  const isDone = (id: string): boolean => kept.progress.solved[id] !== undefined
  const index = useNamedStep(ids, kept.ready, isDone, lesson)
  const puzzle = puzzles[index]
  if (!puzzle) return null
  const list = to('/puerto-rico/puzzles/')
  const following = ids[index + 1]
  return (
    <article class="lesson" ref={lesson}>
      <div class="lesson-head">
        <h1>
          <a class="course-link" href={list}>
            {t('puzzles.title')}
          </a>{' '}
          <Say of={say(`theme.${theme}`)} />
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
        puzzle={puzzle}
        next={{ href: following ? `#${following}` : list, last: !following }}
        onSolved={(tries) => kept.change((now) => withSolved(now, puzzle.id, tries))}
      />
    </article>
  )
})
