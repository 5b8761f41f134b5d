import { useState } from 'preact/hooks'
import type { Problem } from '../../engine/types.ts'
import { t } from '../../text/messages/referee.ts'
import { lazy } from '../lazy.tsx'
import type { SetUpDefinition } from './set-up.ts'

interface Props<Position, Edit> {
  definition: Pick<SetUpDefinition<Position, Edit, never>, 'loadProblemWords' | 'mendOf'>
  draft: Position
  problems: readonly Problem[]
  onGo: (part: string) => void
  onAsk: () => void
  edit: (change: Edit) => void
}

/** What cannot be so, where, and how to mend it; or the way on. */
export function PositionProblems<Position, Edit>(props: Props<Position, Edit>) {
  const { problems, onAsk, ...more } = props
  const wrong = problems.length > 0
  /** Fetched with the first problem: most positions have none. */
  const [ProblemList] = useState(() =>
    lazy(async () => (await import('./ProblemList.tsx')).ProblemList<Position, Edit>),
  )
  return (
    <section class={wrong ? 'position-problems wrong' : 'position-problems'} aria-live="polite">
      <p>{wrong ? t('edit.problems', { count: problems.length }) : t('edit.possible')}</p>
      {wrong && <ProblemList problems={problems} {...more} />}
      <button type="button" class="main-action" disabled={wrong} onClick={onAsk}>
        {t('edit.ask')}
      </button>
    </section>
  )
}
