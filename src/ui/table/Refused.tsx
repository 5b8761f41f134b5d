import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/t.ts'
import { ExplainedMessage, Message } from '../Message.tsx'
import type { TableWords } from './definition.ts'
import type { Guide, Refusal } from './guide.ts'

interface Props<G extends GameTypes> {
  words: TableWords<G>
  position: G['Position']
  refusal: Refusal<G>
  players: readonly string[]
  guide: Guide<G> | undefined
}

/** Why a try was refused: in the words of a lesson, or of the rule that decides, with any others. */
export function Refused<G extends GameTypes>(props: Props<G>) {
  const { words, position, refusal, players, guide } = props
  const { move, broken } = refusal
  const [deciding] = broken
  if (guide?.refused && deciding)
    return (
      <div class="refusal">
        <p>
          <ExplainedMessage segments={guide.refused(refusal)} />
        </p>
        <a href={words.ruleHref(deciding)} class="rule-link">
          {t('action.more')}
        </a>
      </div>
    )
  return (
    <div class="refusal">
      {broken.map((rule, index) => {
        const why = words.refusal(rule, move, (seat) => players[seat] ?? '', position)
        return (
          <p key={rule} class={index === 0 ? 'deciding' : 'also'}>
            {index === 0 && why && <Message segments={why} />}{' '}
            <a href={words.ruleHref(rule)} class="rule-link">
              <Message segments={words.ruleTitle(rule)} />
            </a>
          </p>
        )
      })}
    </div>
  )
}
