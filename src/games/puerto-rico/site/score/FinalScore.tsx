import { Say } from '../../../../ui/Say.tsx'
import type { Result, ScoreSheet } from '../../rules/scoring.ts'
import { parse, type Segment } from '../../words/markup.ts'
import { say, t } from '../../words/messages/t.ts'
import { ruleLabel, ruleWords } from '../../words/rules.ts'
import { ruleHref } from '../rule-link.ts'
import '../../../../ui/play/score.css'

interface Props {
  result: Result
  players: readonly string[]
  /** Said in place of who won, as long as nobody has anything; null where it is told elsewhere. */
  instead?: readonly Segment[] | null | undefined
}

/** The score sheet: line by line with the rule of each, and who won. */
export function FinalScore({ result, players, instead }: Props) {
  const rules = [...new Set(result.sheets.flatMap(({ lines }) => lines.map(({ rule }) => rule)))]
  return (
    <section class="final-score" aria-label={t('play.score')}>
      <h2>{t('play.score')}</h2>
      {instead !== null && (
        <p class="winner">
          <Say of={instead ?? verdict(result, players)} />
        </p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            {players.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule}>
              <th scope="row">
                <a class="rule-link" href={ruleHref(rule)}>
                  <Say of={parse(`${ruleLabel(rule)} ${ruleWords(rule).title}`)} />
                </a>
              </th>
              {result.sheets.map((sheet) => (
                <td key={sheet.seat}>{pointsOf(sheet, rule)}</td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t('play.total')}</th>
            {result.sheets.map((sheet) => (
              <td key={sheet.seat}>{sheet.total}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <Say of={say('play.tie')} />
            </th>
            {result.sheets.map((sheet) => (
              <td key={sheet.seat}>{sheet.tieBreak}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function pointsOf(sheet: ScoreSheet, rule: string): string {
  const lines = sheet.lines.filter((line) => line.rule === rule)
  return lines.length === 0 ? '–' : String(lines.reduce((sum, { points }) => sum + points, 0))
}

/** Who won, in a sentence. */
export function verdict({ winners, decidedBy }: Result, players: readonly string[]): Segment[] {
  const seat = players[winners[0] ?? 0] ?? ''
  if (decidedBy === 'score.draw') return say('play.draw')
  return decidedBy ? say('play.tie-break', { seat }) : say('play.wins', { seat })
}
