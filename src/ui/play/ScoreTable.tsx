import type { ComponentChildren } from 'preact'
import { t } from '../../text/messages/t.ts'
import { Message } from '../Message.tsx'
import { ScoreBars } from './ScoreBars.tsx'
import type { ScoreRow } from './score-rows.ts'
import './score.css'

interface Props {
  rows: readonly ScoreRow[]
  totals: readonly number[]
  players: readonly string[]
  /** Rows below the total. */
  children?: ComponentChildren
}

/** Points as bars, and line by line with the rule of each. */
export function ScoreTable({ rows, totals, players, children }: Props) {
  return (
    <>
      <ScoreBars rows={rows} totals={totals} players={players} />
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
          {rows.map(({ key, fill, words, rule, points }) => (
            <tr key={key}>
              <th scope="row">
                <i class={`swatch fill-${fill}`} />
                <Message segments={words} />{' '}
                <a class="rule-link" href={rule.href}>
                  <Message segments={rule.label} />
                </a>
              </th>
              {points.map((own, seat) => (
                <td key={seat}>{own ?? '–'}</td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t('play.total')}</th>
            {totals.map((total, seat) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
          {children}
        </tbody>
      </table>
    </>
  )
}
