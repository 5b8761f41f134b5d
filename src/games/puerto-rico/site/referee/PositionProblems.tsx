import { Say } from '../../../../ui/Say.tsx'
import { type PartName, problemWords } from '../../referee/problems.ts'
import { problemsOf } from '../../rules/impossible.ts'
import type { Position } from '../../rules/state.ts'
import { say, t } from '../../words/messages/referee.ts'
import { useCalled } from './seat-names.ts'

interface Props {
  position: Position
  onGo: (part: PartName) => void
  onAsk: () => void
}

/** What cannot be so, where, and how to mend it; or the way on. */
export function PositionProblems({ position, onGo, onAsk }: Props) {
  const problems = problemsOf(position).slice(0, 8)
  const wrong = problems.length > 0
  const { nameOf } = useCalled()
  return (
    <section class={wrong ? 'position-problems wrong' : 'position-problems'} aria-live="polite">
      <p>{wrong ? t('edit.problems', { count: problems.length }) : t('edit.possible')}</p>
      {wrong && (
        <ul>
          {problems.map((problem) => {
            const { part, where, what, mend } = problemWords(problem, nameOf)
            return (
              <li key={`${problem.path}${problem.problem}`}>
                <Say of={what} /> <Say of={mend} />{' '}
                <button
                  type="button"
                  class="quiet-action"
                  onClick={() => onGo(part === 'supply' ? 'board-0' : part)}
                >
                  <Say of={say('edit.go', { where })} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <button type="button" class="main-action" disabled={wrong} onClick={onAsk}>
        {t('edit.ask')}
      </button>
    </section>
  )
}
