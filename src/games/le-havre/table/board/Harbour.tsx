import { Message } from '../../../../ui/Message.tsx'
import type { Targets } from '../../../../ui/target.tsx'
import { foodDue } from '../../rules/player.ts'
import { scoreOf } from '../../rules/scoring.ts'
import { playerAt, type State } from '../../rules/state.ts'
import { ITEMS } from '../../rules/vocabulary.ts'
import { cardName } from '../../words/card.ts'
import { say, t } from '../../words/messages/t.ts'
import { ShipCard } from '../pieces/Cards.tsx'
import { ItemPiece } from '../pieces/ItemPiece.tsx'
import { Disc, LoanPiece, Sign } from '../pieces/marks.tsx'
import { Buildings, CardPlace } from './Cards.tsx'
import { Pile } from './Pile.tsx'

interface Props {
  state: State
  seat: number
  targets?: Targets | undefined
  /** Goods that there are none of are shown too. */
  whole?: boolean
}

/** Whose harbour it is, with francs, loans and the food that is due. */
export function HarbourHead({ state, seat, name }: Props & { name: string }) {
  const { items, loans } = playerAt(state, seat)
  const due = state.final ? 0 : foodDue(state, seat)
  return (
    <span class="harbour-head">
      <Disc seat={seat} />
      <span class="name">{name}</span>
      <span class="counted-item">
        <b>{items.franc}</b>
        <ItemPiece item="franc" />
      </span>
      {due > 0 && (
        <span class="counted-item due" title={t('table.due', { count: due })}>
          <b>−{due}</b>
          <Sign of="food" />
        </span>
      )}
      {loans > 0 && (
        <span class="loans">
          <LoanPiece /> {t('table.loans', { count: loans })}
        </span>
      )}
      <small>{t('table.wealth', { count: scoreOf(state, seat).total })}</small>
    </span>
  )
}

/** The tokens that somebody holds. */
export function Goods({ state, seat, targets, whole = false }: Props) {
  const { items } = playerAt(state, seat)
  const held = ITEMS.filter((item) => item === 'franc' || whole || items[item] > 0)
  return (
    <ul class="goods">
      {held.map((item) => (
        <li key={item}>
          <Pile at={`item:${item}`} seat={seat} item={item} count={items[item]} targets={targets} />
        </li>
      ))}
    </ul>
  )
}

/** What somebody holds: goods, where the disc stands, buildings and ships. */
export function Harbour(props: Props) {
  const { state, seat, targets } = props
  const { disc, buildings, ships } = playerAt(state, seat)
  return (
    <>
      <Goods {...props} />
      <p class="where">
        <Message
          segments={disc ? say('table.disc-on', { card: cardName(disc) }) : say('table.disc-home')}
        />
      </p>
      <Buildings state={state} targets={targets} cards={buildings} />
      {ships.length > 0 && (
        <ul class="cards moored" data-along={targets ? true : undefined}>
          {ships.map((ship) => (
            <CardPlace key={ship} card={ship} targets={targets}>
              <ShipCard id={ship} seats={state.players.length} />
            </CardPlace>
          ))}
        </ul>
      )}
    </>
  )
}
