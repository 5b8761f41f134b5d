import { Message } from '../../../ui/Message.tsx'
import { scoreOf } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { ruleHref } from '../site/rule-link.ts'
import { SeatMark } from '../table/pieces/SeatMark.tsx'
import { parse } from '../words/markup.ts'
import { say } from '../words/messages/t.ts'
import { ruleWords } from '../words/rules.ts'

interface Props {
  state: State
  seat: number
  /** Each line leads to its rule. */
  linked?: boolean
}

/** A player's score as the engine counts it: a line for each rule, the total and what parts equal totals. */
export function ScoreLines({ state, seat, linked = false }: Props) {
  const { lines, total, tieBreak } = scoreOf(state, seat)
  return (
    <table class="score-lines">
      <caption>
        <SeatMark seat={seat} />
      </caption>
      <tbody>
        {lines.map(({ rule, points }) => (
          <tr key={rule}>
            <th scope="row">
              {linked ? (
                <a class="rule-link" href={ruleHref(rule)}>
                  <Message segments={parse(ruleWords(rule).title)} />
                </a>
              ) : (
                <Message segments={parse(ruleWords(rule).title)} />
              )}
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
        <tr>
          <th scope="row">
            <Message segments={say('play.tie')} />
          </th>
          <td>{tieBreak}</td>
        </tr>
      </tbody>
    </table>
  )
}
