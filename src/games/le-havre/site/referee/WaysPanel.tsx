import { Message } from '../../../../ui/Message.tsx'
import { RuleLink } from '../../../../ui/referee/RuleLink.tsx'
import { waysToPay } from '../../referee/ways.ts'
import type { Move } from '../../rules/moves.ts'
import type { Position } from '../../rules/state.ts'
import type { Items } from '../../rules/vocabulary.ts'
import { itemsWords } from '../../words/card.ts'
import { t } from '../../words/messages/referee.ts'
import { verdictWords } from './verdict-words.ts'

const SHOWN = 24

interface Props {
  position: Position
  onAsk: (move: Move) => void
}

/** How what is owed here can be paid, and how it cannot. */
export function WaysPanel({ position, onAsk }: Props) {
  const found = waysToPay(position)
  if (!found) return null
  const { ways, more, wrong } = found
  const { seat } = position
  const Way = ({ tokens }: { tokens: Items }) => (
    <button type="button" class="quiet-action" onClick={() => onAsk({ do: 'pay', seat, tokens })}>
      <Message segments={itemsWords(tokens)} />
    </button>
  )
  return (
    <details class="panel" open>
      <summary>{t('ways.title', { count: `${ways.length}${more ? '+' : ''}` })}</summary>
      {ways.length === 0 && <p>{t('ways.none')}</p>}
      <div class="choices">
        {ways.slice(0, SHOWN).map((tokens) => (
          <Way key={JSON.stringify(tokens)} tokens={tokens} />
        ))}
      </div>
      {ways.length > SHOWN && <p>{t('ways.more', { count: SHOWN })}</p>}
      {wrong.length > 0 && (
        <>
          <h3>{t('ways.wrong')}</h3>
          {wrong.map(({ rule, tokens }) => (
            <div key={rule}>
              <p>
                <RuleLink words={verdictWords} rule={rule} />
              </p>
              <div class="choices">
                {tokens.map((one) => (
                  <Way key={JSON.stringify(one)} tokens={one} />
                ))}
              </div>
            </div>
          ))}
        </>
      )}
    </details>
  )
}
