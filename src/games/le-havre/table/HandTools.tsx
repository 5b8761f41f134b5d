import { COLON } from '#language/language.ts'
import { Message } from '../../../ui/Message.tsx'
import { ScreenReaderOnly } from '../../../ui/ScreenReaderOnly.tsx'
import type { HandToolsProps } from '../../../ui/table/definition.ts'
import { currentOf } from '../rules/define-move.ts'
import { game } from '../rules/game.ts'
import { GOOD } from '../rules/goods.ts'
import type { Move } from '../rules/moves.ts'
import { needsOf } from '../rules/owed.ts'
import type { Position } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { capacities } from '../rules/visit.ts'
import { GOODS, type Good } from '../rules/vocabulary.ts'
import { t } from '../words/messages/counters.ts'
import { moveWords } from '../words/moves.ts'
import { termName } from '../words/names.ts'
import { refusal } from '../words/say.ts'
import { CardOutcomes } from './CardOutcomes.tsx'
import { type Counter, type Counts, counted, countedMove, countersOf } from './counting.ts'
import { proposedExchanges } from './exchanges.ts'
import { type Hand, legalCardMoves, moveWithoutCard, readyMove } from './hand.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { repayments } from './out-of-turn.ts'
import { outcomeWords } from './outcome.ts'
import { Amounts } from './pieces/Effects.tsx'
import { ItemPiece } from './pieces/ItemPiece.tsx'
import { Sign } from './pieces/marks.tsx'
import { Worth } from './pieces/Worth.tsx'
import './counters.css'

type Props = HandToolsProps<LeHavre, Hand>

/** Decisions whose every move stands on a button of its own. */
const LISTED: ReadonlySet<string> = new Set(['turn.hauling', 'turn.displacing', 'turn.ordering'])

/** What belongs to a decision that is about more than one place: numbers, and other things to do. */
export function HandTools(props: Props) {
  const { position, hand, players, plays, onHand, onAttempt } = props
  return (
    <>
      <Counters position={position} hand={hand} onHand={onHand} />
      <Choices moves={proposedExchanges(position)} onAttempt={onAttempt} />
      <CardOutcomes position={position} hand={hand} plays={plays} />
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
              <Message segments={moveWords(move)} />
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

type Step = 'least' | 'less' | 'more' | 'most'

const loaded = (counts: Counts): number => GOODS.reduce((sum, good) => sum + (counts[good] ?? 0), 0)

/** What a token is worth where it is counted: what it sells for on a ship, else what it feeds and burns. */
function Mark({ position, good }: { position: Position; good: Good }) {
  if (position.at !== 'turn.shipping') return <Worth of={GOOD[good]} />
  const count = GOOD[good].shippingPrice
  return (
    <span class="worth-marks">
      <span aria-hidden="true">
        {count}
        <ItemPiece item="franc" />
      </span>
      <ScreenReaderOnly>{t('count.price', { count })}</ScreenReaderOnly>
    </span>
  )
}

interface CountersProps extends Pick<Props, 'position' | 'hand' | 'onHand'> {
  /** Beside no table: what comes of the numbers is told here, and a press is known by its key before there is code. */
  apart?: boolean
}

/** A number for each thing that can be counted, with a button less and one more; nothing where nothing can. */
export function Counters({ position, hand, onHand, apart = false }: CountersProps) {
  const counters = countersOf(position)
  if (counters.length === 0) return null
  const needs = needsOf(position)
  const move = countedMove(position, hand.counts)
  const [broken] = move ? game.judge(position, move).broken : []
  const why =
    broken &&
    Object.values(hand.counts).some((count) => count > 0) &&
    refusal(broken, move, () => '', position)
  const outcome = move && !why ? outcomeWords(position, move) : null
  const room = capacities(position, position.seat).reduce((sum, one) => sum + one, 0)
  const label = ({ key, item }: Counter): string => {
    if (item && key.startsWith('take:')) return t('count.take', { item: termName(item) })
    return item ? termName(item) : t('count.times')
  }
  const step = (key: Step, sign: string, by: number, counter: Counter) => {
    const count = hand.counts[counter.key] ?? 0
    const isDown = key === 'least' || key === 'less'
    return (
      <button
        type="button"
        data-step={key}
        data-key={apart ? `count:${counter.key}:${key}` : undefined}
        disabled={isDown ? count === 0 : count >= counter.most}
        aria-label={t(`count.${key}`, { what: label(counter) })}
        onClick={() => onHand({ ...hand, counts: counted(hand.counts, counter, by) })}
      >
        {sign}
      </button>
    )
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
      <p class={why ? 'owed is-no' : 'owed'} role={apart ? 'status' : undefined}>
        {position.at === 'turn.shipping' && (
          <b>{t('count.room', { room, count: loaded(hand.counts) })} · </b>
        )}
        {why ? <Message segments={why} /> : outcome && <Message segments={outcome} />}
      </p>
      {counters.map((counter) => {
        const { key, item, most } = counter
        const count = hand.counts[key] ?? 0
        return (
          <fieldset class="counter" key={key} aria-label={label(counter)}>
            {step('least', '«', -count, counter)}
            {step('less', '−', -1, counter)}
            {key.startsWith('take:') && <Sign of="arrow" />}
            {item ? (
              <ItemPiece item={item} />
            ) : (
              <Row position={position} at={key === 'second' ? 1 : 0} />
            )}
            {item && item !== 'franc' && <Mark position={position} good={item} />}
            <output>{count}</output>
            <small>/{most}</small>
            {step('more', '+', 1, counter)}
            {step('most', '»', most - count, counter)}
          </fieldset>
        )
      })}
    </div>
  )
}
