import type { Problem } from '../../../../engine/types.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import type { Edit } from '../../referee/edits.ts'
import type { PartName } from '../../referee/parts.ts'
import { t } from '../../words/messages/referee.ts'

/** Fetched with the first problem: most positions have none. */
const ProblemList = lazy(async () => (await import('./ProblemList.tsx')).ProblemList)

interface Props {
  problems: readonly Problem[]
  onGo: (part: PartName) => void
  onAsk: () => void
  edit: (change: Edit) => void
}

/** What cannot be so, where, and how to mend it; or the way on. */
export function PositionProblems({ problems, onGo, onAsk, edit }: Props) {
  const wrong = problems.length > 0
  return (
    <section class={wrong ? 'position-problems wrong' : 'position-problems'} aria-live="polite">
      <p>{wrong ? t('edit.problems', { count: problems.length }) : t('edit.possible')}</p>
      {wrong && <ProblemList problems={problems} onGo={onGo} edit={edit} />}
      <button type="button" class="main-action" disabled={wrong} onClick={onAsk}>
        {t('edit.ask')}
      </button>
    </section>
  )
}
