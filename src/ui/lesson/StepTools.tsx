import type { ScenarioTypes } from '../../scenario/plug.ts'
import { parse } from '../../text/markup.ts'
import { say, t } from '../../text/messages/course.ts'
import { Say } from '../Say.tsx'
import type { Next, Seen } from './StepMessage.tsx'

interface Props<G extends ScenarioTypes>
  extends Pick<Seen<G>, 'step' | 'standing' | 'turns' | 'aid' | 'coming'> {
  next: Next
  onBack: () => void
  onShow: (move: G['Move']) => void
  onHint: () => void
  onSolution: () => void
  onRetry: () => void
}

/** What the learner can ask of the step: on, back, a hint, the solution, to begin again. */
export function StepTools<G extends ScenarioTypes>(props: Props<G>) {
  const { step, standing, turns, aid, coming, next, ...on } = props
  const { is } = standing
  const moves = turns.filter(({ move }) => move.seat === step.you).length
  return (
    <>
      {is === 'done' && (
        <a class="main-action" href={next.href}>
          <span>
            {next.title !== null ? (
              <Say of={say('course.next-chapter', { title: parse(next.title) })} />
            ) : (
              t(next.href.startsWith('#') ? 'course.next' : 'course.to-map')
            )}
          </span>
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
      {moves > (is === 'open' ? 1 : 0) && is !== 'reply' && (
        <button type="button" class="quiet-action" onClick={on.onRetry}>
          {t('course.retry')}
        </button>
      )}
    </>
  )
}
