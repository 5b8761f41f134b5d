import { COMMA } from '#language/language.ts'
import { Message } from '../../../../ui/Message.tsx'
import { ScoreTable } from '../../../../ui/play/ScoreTable.tsx'
import { resultOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { Segment } from '../../words/markup.ts'
import { say, t } from '../../words/messages/games.ts'
import { scoreRows } from './score-rows.ts'

interface Props {
  position: Position
  players: readonly string[]
  /** What is said instead of who won, while the game goes on; null for nothing. */
  instead?: readonly Segment[] | null
}

/** The wealth of everybody, line by line with the rule of each, and who won. */
export function FinalScore({ position, players, instead }: Props) {
  const result = resultOf(position)
  const { sheets } = result
  return (
    <section class="final-score" aria-label={t('play.score')}>
      <h2>{t('play.score')}</h2>
      {instead === undefined && (
        <p class="winner">
          <Message segments={verdict(result, players)} />
        </p>
      )}
      {instead && (
        <p>
          <Message segments={instead} />
        </p>
      )}
      <ScoreTable
        rows={scoreRows(sheets)}
        totals={sheets.map(({ total }) => total)}
        players={players}
      />
    </section>
  )
}

/** Who won, in a sentence. */
export function verdict(
  { winners, points }: Pick<ReturnType<typeof resultOf>, 'winners' | 'points'>,
  players: readonly string[],
): Segment[] {
  const [first = 0] = winners
  if (players.length === 1) return say('end.solo', { count: points[0] ?? 0 })
  const names = winners.map((seat) => players[seat] ?? '')
  if (names.length > 1) return say('end.shared', { seats: names.join(COMMA) })
  return say('play.wins', { seat: players[first] ?? '' })
}
