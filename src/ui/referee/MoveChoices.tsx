import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t } from '../../text/messages/referee.ts'
import { Message } from '../Message.tsx'
import type { VerdictWords } from './words-definition.ts'

interface Props<G extends ScenarioTypes> {
  words: Pick<VerdictWords<G>, 'move'>
  moves: readonly G['Move'][]
  onAsk: (move: G['Move']) => void
  /** Shows further moves; null where there are none. */
  onMore: (() => void) | null
}

/** Moves, each to be asked about with a press, and more of them on demand. */
export function MoveChoices<G extends ScenarioTypes>({ words, moves, onAsk, onMore }: Props<G>) {
  return (
    <div class="choices">
      {moves.map((move) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          class="quiet-action"
          onClick={() => onAsk(move)}
        >
          <Message segments={words.move(move)} />
        </button>
      ))}
      {onMore && (
        <button type="button" class="quiet-action" data-action="more-moves" onClick={onMore}>
          {t('ask.more')}
        </button>
      )}
    </div>
  )
}
