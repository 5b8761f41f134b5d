import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t } from '../../text/messages/course.ts'
import { Message } from '../Message.tsx'
import type { Next, Seen } from './StepMessage.tsx'

interface Props<G extends ScenarioTypes>
  extends Pick<Seen<G>, 'step' | 'standing' | 'turns' | 'aid' | 'coming'> {
  next: Next
  /** Help can be asked for. */
  isHelped: boolean
  onBack: () => void
  onShow: (move: G['Move']) => void
  onHint: () => void
  onSolution: () => void
  onRetry: () => void
}

/** The way on, back, or to the next move of the solution. */
export function StepTools<G extends ScenarioTypes>(props: Props<G>) {
  const { standing, aid, coming, next, ...on } = props
  const { is } = standing
  return (
    <>
      {is === 'done' && <Onward next={next} />}
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
    </>
  )
}

/** A hint, as long as the step is open. */
export function HintTool<G extends ScenarioTypes>({ standing, aid, isHelped, onHint }: Props<G>) {
  return (
    standing.is === 'open' &&
    isHelped && (
      <button type="button" class="quiet-action" aria-pressed={aid === 'hint'} onClick={onHint}>
        {t('course.hint')}
      </button>
    )
  )
}

/** What the learner asks of the step seldom: the solution, and to begin again. */
export function MoreTools<G extends ScenarioTypes>(props: Props<G>) {
  const { step, standing, turns, aid, isHelped, ...on } = props
  const { is } = standing
  const moves = turns.filter(({ move }) => move.seat === step.you).length
  return (
    <>
      {(is === 'missed' || (is === 'open' && isHelped && aid !== 'solution')) && (
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

/** The way on: the next step, the next chapter, a game, or the map. */
export function Onward({ next: { href, words } }: { next: Next }) {
  return (
    <a class="main-action" href={href} data-astro-prefetch="false">
      <span>
        <Message segments={words} />
      </span>
    </a>
  )
}
