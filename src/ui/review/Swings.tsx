import type { ReviewTypes } from '../../bots/comparing.ts'
import type { WeighedDecision } from '../../bots/review.ts'
import { type Swing, swingsOf } from '../../bots/swings.ts'
import type { Segment } from '../../text/markup.ts'
import { say, t } from '../../text/messages/after.ts'
import { Message } from '../Message.tsx'
import type { TableWords } from '../table/definition.ts'
import type { ReviewedTurn, ReviewTable } from './definition.ts'

interface Props<G extends ReviewTypes> {
  review: ReviewTable<G>
  words: Pick<TableWords<NoInfer<G>>, 'publicMove'>
  weighed: readonly WeighedDecision<NoInfer<G>>[]
  turns: readonly ReviewedTurn<NoInfer<G>>[]
  seat: number
  players: readonly string[]
}

/** Where the game turned by what others did, or by chance. */
export function Swings<G extends ReviewTypes>(props: Props<G>) {
  const { review, words, weighed, turns, seat, players } = props
  const swings = swingsOf<G, ReviewedTurn<G>>({
    weighed,
    turns,
    seat,
    least: review.degrees.pity,
    isChance: ({ events }) => events.some(({ rule }) => review.chance.has(rule)),
  })
  if (swings.length === 0) return null
  const swingWords = ({ cause, turn, moves }: Swing<G>): Segment[] => {
    const at = turns[turn]?.before ?? turns.at(-1)?.before
    const round = at ? review.roundOf(at) : 0
    const [move, second] = moves
    if (cause === 'chance') return say('review.swing.chance', { round })
    if (cause === 'both') return say('review.swing.both', { round })
    if (!move || second) return say('review.swing.others', { round, count: moves.length })
    const seat = players[move.seat] ?? ''
    return say('review.swing.other', { round, seat, move: words.publicMove(move) })
  }
  return (
    <>
      <h3>{t('review.swings')}</h3>
      <p>{t('review.swings.lead')}</p>
      <ul class="swings">
        {swings.map((swing) => (
          <li key={swing.turn}>
            <b>
              <Message segments={review.pointsWords(swing.by)} />
            </b>{' '}
            <Message segments={swingWords(swing)} />
          </li>
        ))}
      </ul>
    </>
  )
}
