import { Message } from '../../../../ui/Message.tsx'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { addressOf, type Targets } from '../../../../ui/target.tsx'
import { playerAt, type State } from '../../rules/state.ts'
import { ITEMS, type Seat } from '../../rules/vocabulary.ts'
import { dueWords, foodOf, worthOf } from '../../words/due.ts'
import { say, t } from '../../words/messages/t.ts'
import { ItemPiece } from '../pieces/ItemPiece.tsx'
import { Disc, Sign } from '../pieces/marks.tsx'
import { Pile } from './Pile.tsx'
import './strip.css'

interface Props {
  state: State
  /** Whose goods stand here. */
  seat: Seat
  targets?: Targets | undefined
}

/** What one lives on: the food that is due and what covers it, energy, loans, and every good with its count. */
export function OwnStrip({ state, seat, targets }: Props) {
  const { items, loans } = playerAt(state, seat)
  const food = foodOf(state, seat)
  const held = ITEMS.filter((item) => item === 'franc' || items[item] > 0)
  return (
    <div class="strip-own" data-zone="own">
      <p>
        <Disc seat={seat} />
        <span class={food.lacking > 0 ? 'due is-lacking' : 'due'}>
          <Message segments={dueWords(food)} />
        </span>
        <span>
          <Sign of="energy" />
          {worthOf(state, seat, 'energy')}
          <ScreenReaderOnly>{t('strip.energy')}</ScreenReaderOnly>
        </span>
        {loans > 0 && <span class="loans">{t('table.loans', { count: loans })}</span>}
      </p>
      <ul class="strip-goods">
        {held.map((item) => (
          <li key={item} data-shows={addressOf(`item:${item}`, seat)}>
            <Pile
              at={`item:${item}`}
              seat={seat}
              item={item}
              count={items[item]}
              targets={targets}
              flat
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Opens the harbour of a seat and goes there. */
function show(button: HTMLElement, seat: Seat): void {
  const harbour = button.closest('.game-table')?.querySelector(`details[data-seat="${seat}"]`)
  if (!(harbour instanceof HTMLDetailsElement)) return
  harbour.open = true
  harbour.scrollIntoView({ block: 'center' })
}

interface OthersProps {
  state: State
  seats: readonly Seat[]
  nameOf: (seat: Seat) => string
}

/** Everybody else in a line each, which leads to their harbour. */
export function OthersStrip({ state, seats, nameOf }: OthersProps) {
  return (
    <ul class={seats.length > 1 ? 'strip-others many' : 'strip-others'}>
      {seats.map((seat) => (
        <li key={seat}>
          <button type="button" onClick={({ currentTarget }) => show(currentTarget, seat)}>
            <OtherLine state={state} seat={seat} name={nameOf(seat)} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function OtherLine({ state, seat, name }: { state: State; seat: Seat; name: string }) {
  const { items, loans } = playerAt(state, seat)
  const { due, food, lacking } = foodOf(state, seat)
  const held = ITEMS.filter((item) => item === 'franc' || items[item] > 0)
  return (
    <>
      <Disc seat={seat} />
      <b class="strip-name">{name}</b>
      {due > 0 && (
        <span class={lacking > 0 ? 'due is-lacking' : 'due'}>
          <Sign of="food" />
          {food}/{due}
          <ScreenReaderOnly>
            <Message segments={say('due.short', { due, food })} />
          </ScreenReaderOnly>
        </span>
      )}
      {loans > 0 && <span class="loans">{t('table.loans', { count: loans })}</span>}
      {held.map((item) => (
        <span key={item}>
          <ItemPiece item={item} />
          <ScreenReaderOnly>
            <Term id={item} />{' '}
          </ScreenReaderOnly>
          {items[item]}
        </span>
      ))}
    </>
  )
}
