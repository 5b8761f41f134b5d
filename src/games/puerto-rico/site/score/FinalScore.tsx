import { COMMA } from '#language/language.ts'
import { Message } from '../../../../ui/Message.tsx'
import { ScoreTable } from '../../../../ui/play/ScoreTable.tsx'
import type { RuleId } from '../../rules/rule-ids.ts'
import type { Result } from '../../rules/scoring.ts'
import { parse, type Segment } from '../../words/markup.ts'
import { say, t } from '../../words/messages/t.ts'
import { ruleLabel } from '../../words/rules.ts'
import { ruleHref } from '../rule-link.ts'
import { scoreRows } from './score-rows.ts'

interface Props {
  result: Result
  players: readonly string[]
  /** Said in place of who won, as long as nobody has anything; null where it is told elsewhere. */
  instead?: readonly Segment[] | null | undefined
}

/** The score sheet: line by line with the rule of each, and who won. */
export function FinalScore({ result, players, instead }: Props) {
  return (
    <section class="final-score" aria-label={t('play.score')}>
      <h2>{t('play.score')}</h2>
      {instead !== null && (
        <p class="winner">
          <Message segments={instead ?? verdict(result, players)} />{' '}
          {result.decidedBy && <RuleNumber rule={result.decidedBy} />}
        </p>
      )}
      <ScoreTable
        rows={scoreRows(result)}
        totals={result.sheets.map(({ total }) => total)}
        players={players}
      >
        <tr>
          <th scope="row">
            <Message segments={say('play.tie')} /> <RuleNumber rule="score.tie-break" />
          </th>
          {result.sheets.map((sheet) => (
            <td key={sheet.seat}>{sheet.tieBreak}</td>
          ))}
        </tr>
      </ScoreTable>
    </section>
  )
}

/** A rule by its number alone. */
function RuleNumber({ rule }: { rule: RuleId }) {
  return (
    <a class="rule-link" href={ruleHref(rule)}>
      <Message segments={parse(ruleLabel(rule))} />
    </a>
  )
}

/** Who won, in a sentence. */
export function verdict({ winners, decidedBy }: Result, players: readonly string[]): Segment[] {
  const names = winners.map((one) => players[one] ?? '')
  const [seat = ''] = names
  if (decidedBy === 'score.draw') return say('play.draw', { names: names.join(COMMA) })
  return decidedBy ? say('play.tie-break', { seat }) : say('play.wins', { seat })
}
