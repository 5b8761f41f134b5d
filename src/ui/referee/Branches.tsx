import { joined } from '../../referee/words.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t } from '../../text/messages/referee.ts'
import { Message } from '../Message.tsx'
import type { TableWords } from '../table/definition.ts'
import type { Turn } from '../table/useGame.ts'
import type { Trail } from './useTrail.ts'

interface Props<G extends ScenarioTypes> {
  words: Pick<TableWords<G>, 'move'>
  branches: Trail<G>['branches']
  onTakeUp: (turns: readonly Turn<G>[]) => void
}

/** Lines that were tried and left, each to be taken up again. */
export function Branches<G extends ScenarioTypes>({ words, branches, onTakeUp }: Props<G>) {
  if (branches.length === 0) return null
  return (
    <section>
      <h2>{t('ask.branches')}</h2>
      <div class="choices">
        {branches.map((turns) => (
          <button
            key={JSON.stringify(turns.map(({ move }) => move))}
            type="button"
            class="quiet-action"
            onClick={() => onTakeUp(turns)}
          >
            <Message
              segments={joined(
                turns.map(({ move }) => words.move(move)),
                ' → ',
              )}
            />
          </button>
        ))}
      </div>
    </section>
  )
}
