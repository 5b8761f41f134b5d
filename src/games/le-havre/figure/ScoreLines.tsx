import { Message } from '../../../ui/Message.tsx'
import { scoreOf } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { ruleHref } from '../site/rule-link.ts'
import { Disc } from '../table/pieces/marks.tsx'
import { cardName } from '../words/card.ts'
import { parse } from '../words/markup.ts'
import { say } from '../words/messages/figure.ts'
import { ruleWords } from '../words/rules.ts'

interface Props {
  state: State
  seat: number
}

/** A player's wealth as the engine counts it: a line for each rule, and the total. */
export function ScoreLines({ state, seat }: Props) {
  const { lines, total } = scoreOf(state, seat)
  return (
    <table class="score-lines">
      <caption>
        <Disc seat={seat} />
      </caption>
      <tbody>
        {lines.map(({ rule, points, building }) => (
          <tr key={`${rule}${building}`}>
            <th scope="row">
              <a class="rule-link" href={ruleHref(rule)}>
                <Message segments={building ? cardName(building) : parse(ruleWords(rule).title)} />
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
