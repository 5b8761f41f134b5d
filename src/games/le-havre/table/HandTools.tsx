import { COLON } from '#language/language.ts'
import { Say } from '../../../ui/Say.tsx'
import type { HandToolsProps } from '../../../ui/table/plug.ts'
import { currentOf } from '../rules/act.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { needsOf } from '../rules/owed.ts'
import type { Position } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { t } from '../words/messages/counters.ts'
import { moveWords } from '../words/moves.ts'
import { termName } from '../words/names.ts'
import { refusal } from '../words/say.ts'
import { type Counter, counted, countedMove, countersOf } from './counting.ts'
import { proposedExchanges } from './exchanges.ts'
import { type Hand, legalCardMoves, moveWithoutCard, readyMove } from './hand.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { repayments } from './out-of-turn.ts'
import { Amounts } from './pieces/Effects.tsx'
import { ItemPiece } from './pieces/ItemPiece.tsx'
import { Sign } from './pieces/marks.tsx'
import './counters.css'

type Props = HandToolsProps<LeHavre, Hand>

/** Decisions whose every move stands on a button of its own. */
const LISTED: ReadonlySet<string> = new Set(['turn.hauling', 'turn.displacing', 'turn.ordering'])

/** What belongs to a decision that is about more than one place: numbers, and other things to do. */
export function HandTools(props: Props) {
  const { position, hand, players, plays, onAttempt } = props
  const counters = countersOf(position)
  return (
    <>
      {counters.length > 0 && <Counters {...props} counters={counters} />}
      <Choices moves={proposedExchanges(position)} onAttempt={onAttempt} />
      <div class="other-moves">
        <MoveButtons
          moves={otherMoves(position, hand, plays)}
          ownerOf={({ seat }) => (seat === position.seat ? '' : `${players[seat]}${COLON}`)}
          onAttempt={onAttempt}
        />
      </div>
    </>
  )
}

/** Legal moves that are neither ready nor told by a place alone. */
function otherMoves(position: Position, hand: Hand, plays: Props['plays']): Move[] {
  const ready = JSON.stringify(readyMove(position, hand))
  const other = hand.card && moveWithoutCard(position, hand)
  return [
    ...(other ? [other] : []),
    ...(hand.card ? legalCardMoves(position, hand.card, plays) : []),
    ...(LISTED.has(position.at)
      ? Array.from(game.legalMoves(position)).filter(
          (move) => move.do !== 'sell' && move.do !== 'repay',
        )
      : []),
    ...repayments(position, plays),
  ].filter((move) => JSON.stringify(move) !== ready)
}

/** Whole moves to choose from, where numbers would take long. */
function Choices({ moves, onAttempt }: { moves: Move[]; onAttempt: (move: Move) => void }) {
  return (
    moves.length > 0 && (
      <ul class="choices">
        {moves.map((move) => (
          <li key={JSON.stringify(move)}>
            <button type="button" class="quiet-action" onClick={() => onAttempt(move)}>
              <Say of={moveWords(move)} />
            </button>
          </li>
        ))}
      </ul>
    )
  )
}

/** What an exchange of a row pays and brings. */
function Row({ position, at }: { position: Position; at: number }) {
  const row = currentOf(position, 'trade')?.rows[at]
  return row ? (
    <span class="pair" aria-hidden="true">
      <Amounts of={row.pay} />
      <Sign of="arrow" />
      <Amounts of={row.gain} />
    </span>
  ) : null
}

/** A number for each thing that can be counted, with a button less and one more. */
function Counters({ position, hand, onHand, counters }: Props & { counters: Counter[] }) {
  const needs = needsOf(position)
  const move = countedMove(position, hand.counts)
  const [broken] = move ? game.judge(position, move).broken : []
  const why =
    broken &&
    Object.values(hand.counts).some((count) => count > 0) &&
    refusal(broken, move, () => '')
  const label = ({ key, item }: Counter): string => {
    if (item && key.startsWith('take:')) return t('count.take', { item: termName(item) })
    return item ? termName(item) : t('count.times')
  }
  return (
    <div class="counters">
      {needs.length > 0 && (
        <p class="owed">
          {t('count.owed')}{' '}
          {needs.map((need, at) => (
            <span class="pair" key={at}>
              {at > 0 && ' / '}
              <Amounts of={need} />
            </span>
          ))}
        </p>
      )}
      {why && (
        <p class="owed">
          <Say of={why} />
        </p>
      )}
      {counters.map((counter) => {
        const { key, item, most } = counter
        const count = hand.counts[key] ?? 0
        return (
          <fieldset class="counter" key={key} aria-label={label(counter)}>
            <button
              type="button"
              disabled={count === 0}
              aria-label={t('count.less', { what: label(counter) })}
              onClick={() => onHand({ ...hand, counts: counted(hand.counts, counter, -1) })}
            >
              −
            </button>
            {key.startsWith('take:') && <Sign of="arrow" />}
            {item ? (
              <ItemPiece item={item} />
            ) : (
              <Row position={position} at={key === 'second' ? 1 : 0} />
            )}
            <output>{count}</output>
            <small>/{most}</small>
            <button
              type="button"
              disabled={count >= most}
              aria-label={t('count.more', { what: label(counter) })}
              onClick={() => onHand({ ...hand, counts: counted(hand.counts, counter, 1) })}
            >
              +
            </button>
          </fieldset>
        )
      })}
    </div>
  )
}
