import { useRef } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'
import { t } from '../../text/messages/puzzles.ts'
import { StepNav } from '../lesson/StepNav.tsx'
import { useNamedStep } from '../lesson/useNamedStep.ts'
import { to } from '../link.ts'
import { Message } from '../Message.tsx'
import type { Asked } from './asked.ts'
import type { PuzzleDefinition } from './definition.ts'
import { PuzzlePlayer } from './PuzzlePlayer.tsx'
import '../lesson/lesson.css'
import './puzzles.css'

interface Props<G extends GameTypes, Hand, Start> {
  definition: PuzzleDefinition<G, Hand, Start>
  /** What they have in common. */
  title: readonly Segment[]
  puzzles: readonly Asked<NoInfer<G>, NoInfer<Start>>[]
  /** What is done is known. */
  ready: boolean
  isDone: (id: string) => boolean
  onSolved: (id: string, tries: number) => void
}

/** Problems, one at a time, named in the address. */
export function PuzzleList<G extends GameTypes, Hand, Start>(props: Props<G, Hand, Start>) {
  const { definition, title, puzzles, ready, isDone, onSolved } = props
  const lesson = useRef<HTMLElement>(null)
  const ids = puzzles.map(({ id }) => id)
  const index = useNamedStep(ids, ready, isDone, lesson)
  const puzzle = puzzles[index]
  if (!puzzle) return null
  const list = to(`/${definition.table.game.parts.id}/puzzles/`)
  const following = ids[index + 1]
  return (
    <article class="lesson" ref={lesson}>
      <div class="lesson-head">
        <h1>
          <a class="course-link" href={list}>
            {t('puzzles.title')}
          </a>{' '}
          <Message segments={title} />
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
        onSolved={(tries) => onSolved(puzzle.id, tries)}
      />
    </article>
  )
}
