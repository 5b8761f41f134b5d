import { GAP } from '#language/language.ts'
import type { Problem } from '../../../../engine/types.ts'
import { Say } from '../../../../ui/Say.tsx'
import { dealMarket, type Edit } from '../../referee/edits.ts'
import type { PartName } from '../../referee/parts.ts'
import { problemWords } from '../../referee/problems.ts'
import { say } from '../../words/messages/referee.ts'
import { useCalled } from './seat-names.ts'

interface Props {
  problems: readonly Problem[]
  onGo: (part: PartName) => void
  edit: (change: Edit) => void
}

/** What cannot be so, each with the way to the part where it is mended. */
export function ProblemList({ problems, onGo, edit }: Props) {
  const { nameOf } = useCalled()
  return (
    <ul>
      {problems.map((problem) => {
        const { part, where, what, mend } = problemWords(problem, nameOf)
        return (
          <li key={`${problem.path}${problem.problem}`}>
            <Say of={what} />
            {GAP}
            <Say of={mend} />{' '}
            {problem.problem === 'undealt' && (
              <button type="button" class="quiet-action" onClick={() => edit(dealMarket())}>
                <Say of={say('edit.deal-market')} />
              </button>
            )}{' '}
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
  )
}
