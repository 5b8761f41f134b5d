import { COMMA } from '#language/language.ts'
import { Say } from '../../../../ui/Say.tsx'
import type { RuleId } from '../../rules/rule-ids.ts'
import type { Result, ScoreSheet } from '../../rules/scoring.ts'
import { parse, type Segment, term } from '../../words/markup.ts'
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
          <Say of={instead ?? verdict(result, players)} />{' '}
          {result.decidedBy && <RuleNumber rule={result.decidedBy} />}
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
                <Say of={rowWords(result, rule)} /> <RuleNumber rule={rule} />
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
              <Say of={say('play.tie')} /> <RuleNumber rule="score.tie-break" />
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

/** A rule by its number alone: on a phone a row has no room for its title. */
function RuleNumber({ rule }: { rule: RuleId }) {
  return (
    <a class="rule-link" href={ruleHref(rule)}>
      {ruleLabel(rule)}
    </a>
  )
}

/** What a row counts: chips, buildings, or the large building that brings the points. */
function rowWords({ sheets }: Result, rule: RuleId): Segment[] {
  if (rule === 'score.chips') return say('play.row.chips')
  if (rule === 'score.buildings') return say('play.row.buildings')
  const line = sheets.flatMap(({ lines }) => lines).find((one) => one.rule === rule)
  return line?.building ? term(line.building) : parse(ruleWords(rule).title)
}

function pointsOf(sheet: ScoreSheet, rule: string): string {
  const lines = sheet.lines.filter((line) => line.rule === rule)
  return lines.length === 0 ? '–' : String(lines.reduce((sum, { points }) => sum + points, 0))
}

/** Who won, in a sentence. */
export function verdict({ winners, decidedBy }: Result, players: readonly string[]): Segment[] {
  const names = winners.map((one) => players[one] ?? '')
  const [seat = ''] = names
  if (decidedBy === 'score.draw') return say('play.draw', { names: names.join(COMMA) })
  return decidedBy ? say('play.tie-break', { seat }) : say('play.wins', { seat })
}
