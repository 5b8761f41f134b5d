import { Message } from '../../../ui/Message.tsx'
import type { State } from '../rules/state.ts'
import { ruleHref } from '../site/rule-link.ts'
import { Disc } from '../table/pieces/marks.tsx'
import { say } from '../words/messages/figure.ts'
import { scoreLines } from './score-lines.ts'

interface Props {
  state: State
  seat: number
}

/** A player's wealth as the engine counts it: a line for each rule, and the total. */
export function ScoreLines({ state, seat }: Props) {
  const { lines, total } = scoreLines(state, seat)
  return (
    <table class="score-lines">
      <caption>
        <Disc seat={seat} />
      </caption>
      <tbody>
        {lines.map(({ key, rule, words, points }) => (
          <tr key={key}>
            <th scope="row">
              <a class="rule-link" href={ruleHref(rule)}>
                <Message segments={words} />
              </a>
            </th>
            <td>{points}</td>
          </tr>
        ))}
        <tr class="total">
          <th scope="row">
            <Message segments={say('play.total')} />
          </th>
          <td>{total}</td>
        </tr>
      </tbody>
    </table>
  )
}
