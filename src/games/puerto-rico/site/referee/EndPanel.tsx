import { Message } from '../../../../ui/Message.tsx'
import { RuleLink } from '../../../../ui/referee/RuleLink.tsx'
import { useCalled } from '../../../../ui/referee/seat-names.ts'
import { endLines, lastRoundWords } from '../../referee/outlook-words.ts'
import type { Position } from '../../rules/state.ts'
import { verdictWords } from './verdict-words.ts'

/** What brings the end, with figures. */
export function EndPanel({ position }: { position: Position }) {
  const { nameOf } = useCalled()
  const last = lastRoundWords(position)
  return (
    <>
      {last && (
        <p>
          <b>
            <Message segments={last} />
          </b>
        </p>
      )}
      <ul>
        {endLines(position, nameOf).map(({ trigger, rule, state, figures }) => (
          <li key={trigger}>
            <b>
              <Message segments={state} />
            </b>{' '}
            <Message segments={figures} /> <RuleLink words={verdictWords} rule={rule} />
          </li>
        ))}
      </ul>
    </>
  )
}
