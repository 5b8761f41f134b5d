import { Say } from '../../components/Say.tsx'
import type { Move } from '../../games/puerto-rico/moves.ts'
import { parse } from '../../text/markup.ts'
import { say, t } from '../../text/messages/course.ts'
import type { Next, Seen } from './StepMessage.tsx'

interface Props extends Pick<Seen, 'standing' | 'turns' | 'aid' | 'coming'> {
  next: Next
  onBack: () => void
  onShow: (move: Move) => void
  onHint: () => void
  onSolution: () => void
  onRetry: () => void
}

/** What the learner can ask of the step: on, back, a hint, the solution, to begin again. */
export function StepTools({ standing: { is }, turns, aid, coming, next, ...on }: Props) {
  return (
    <>
      {is === 'done' && (
        <a class="main-action" href={next.href}>
          {next.title === null ? (
            t('course.next')
          ) : (
            <Say of={say('course.next-chapter', { title: parse(next.title) })} />
          )}
        </a>
      )}
      {is === 'missed' && (
        <button type="button" class="main-action" onClick={on.onBack}>
          {t('course.back')}
        </button>
      )}
      {is === 'open' && aid === 'solution' && coming && (
        <button type="button" class="main-action" onClick={() => on.onShow(coming)}>
          {t('course.show-next')}
        </button>
      )}
      {is === 'open' && (
        <button
          type="button"
          class="quiet-action"
          aria-pressed={aid === 'hint'}
          onClick={on.onHint}
        >
          {t('course.hint')}
        </button>
      )}
      {(is === 'missed' || (is === 'open' && aid !== 'solution')) && (
        <button type="button" class="quiet-action" onClick={on.onSolution}>
          {t('course.solution')}
        </button>
      )}
      {is !== 'reply' && turns.length > 0 && (
        <button type="button" class="quiet-action" onClick={on.onRetry}>
          {t('course.retry')}
        </button>
      )}
    </>
  )
}
