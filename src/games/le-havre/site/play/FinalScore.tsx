import { COMMA } from '#language/language.ts'
import { Say } from '../../../../ui/Say.tsx'
import type { RuleId } from '../../rules/rule-ids.ts'
import { resultOf, type ScoreLine, type ScoreSheet } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { BuildingId } from '../../rules/vocabulary.ts'
import { cardName } from '../../words/card.ts'
import { parse, type Segment } from '../../words/markup.ts'
import { say, t } from '../../words/messages/games.ts'
import { ruleLabel, ruleWords } from '../../words/rules.ts'
import { ruleHref } from '../rule-link.ts'
import '../../../../ui/play/score.css'

interface Props {
  position: Position
  players: readonly string[]
  /** What is said instead of who won, while the game goes on; null for nothing. */
  instead?: readonly Segment[] | null
}

/** A row of the sheet: a rule, and the building where it counts for one. */
interface Row {
  rule: RuleId
  building: BuildingId | undefined
}

const isOf =
  ({ rule, building }: Row) =>
  (line: ScoreLine): boolean =>
    line.rule === rule && line.building === building

/** Every row that a sheet has, each once. */
function rowsOf(sheets: readonly ScoreSheet[]): Row[] {
  const rows: Row[] = []
  for (const line of sheets.flatMap(({ lines }) => lines)) {
    const row = { rule: line.rule, building: line.building }
    if (!rows.some((one) => isOf(one)(line))) rows.push(row)
  }
  return rows
}

/** The wealth of everybody, line by line with the rule of each, and who won. */
export function FinalScore({ position, players, instead }: Props) {
  const { sheets, winners, points } = resultOf(position)
  return (
    <section class="final-score" aria-label={t('play.score')}>
      {instead === undefined && (
        <>
          <h2>{t('end.title')}</h2>
          <p class="winner">
            <Say of={verdict(winners, points, players)} />
          </p>
        </>
      )}
      {instead && (
        <p>
          <Say of={instead} />
        </p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            {players.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(sheets).map((row) => (
            <tr key={`${row.rule}${row.building ?? ''}`}>
              <th scope="row">
                {row.building && (
                  <>
                    <Say of={cardName(row.building)} />{' '}
                  </>
                )}
                <a class="rule-link" href={ruleHref(row.rule)}>
                  <Say of={parse(`${ruleLabel(row.rule)} ${ruleWords(row.rule).title}`)} />
                </a>
              </th>
              {sheets.map(({ seat, lines }) => (
                <td key={seat}>{lines.find(isOf(row))?.points ?? '–'}</td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t('play.total')}</th>
            {sheets.map(({ seat, total }) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** Who won, in a sentence. */
function verdict(
  winners: readonly number[],
  points: readonly number[],
  players: readonly string[],
): Segment[] {
  const [first = 0] = winners
  if (players.length === 1) return say('end.solo', { count: points[0] ?? 0 })
  const names = winners.map((seat) => players[seat] ?? '')
  if (names.length > 1) return say('end.shared', { seats: names.join(COMMA) })
  return say('play.wins', { seat: players[first] ?? '' })
}
