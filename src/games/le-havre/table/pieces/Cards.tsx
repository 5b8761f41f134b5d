import { Message } from '../../../../ui/Message.tsx'
import { memo } from '../../../../ui/memo.ts'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { BUILDING } from '../../rules/buildings.ts'
import { EVERY_SHIP, SHIP, SHIP_TYPE } from '../../rules/ships.ts'
import type { BuildingId, Items, ShipId } from '../../rules/vocabulary.ts'
import { cardName } from '../../words/card.ts'
import { say, t } from '../../words/messages/t.ts'
import { CardArt } from './CardArt.tsx'
import { Amounts, Effects } from './Effects.tsx'
import { Disc, Sign, TypeMark } from './marks.tsx'
import './pieces.css'

interface BuildingProps {
  id: BuildingId
  /** Whose discs stand on it. */
  discs?: readonly number[]
  /** What it takes to build it, where it lies in a stack; its fee stands beside it. Null where it is never built. */
  cost?: Items | null
  modernised?: boolean
}

/** A building: what it is and is worth, what it does, what it costs to build or to enter. */
export const BuildingCard = memo(function BuildingCard(props: BuildingProps) {
  const { id, discs = [], cost, modernised = false } = props
  const row = BUILDING[id]
  const { type, value, price, fee = [], hammers = 0, fishermen = 0 } = row
  return (
    <span class={`card type-${type}`}>
      <span class="card-head">
        <TypeMark type={type} />
        <span class="card-name">
          <Message segments={cardName(id)} />
        </span>
        <b class="worth">
          {value}
          {price !== undefined && price !== null && price !== value && `/${price}`}
        </b>
        <ScreenReaderOnly>{t('card.value', { count: value })}</ScreenReaderOnly>
      </span>
      <CardArt id={id} />
      <Effects row={row} />
      <span class="card-foot">
        {cost && (
          <span class="cost">
            <Amounts of={cost} />
          </span>
        )}
        {fee.length > 0 && (
          <span class="fee">
            {cost !== undefined && <Sign of="enter" />}
            {fee.map((need, at) => (
              <span class="pair" key={at}>
                {at > 0 && '/'}
                <Amounts of={need} />
              </span>
            ))}
          </span>
        )}
        <span class="symbols">
          {Array.from({ length: hammers }, (_, at) => (
            <Sign key={at} of="hammer" />
          ))}
          {Array.from({ length: fishermen }, (_, at) => (
            <Sign key={at} of="fisherman" />
          ))}
          {modernised && <small>{t('card.modernised')}</small>}
        </span>
      </span>
      {discs.length > 0 && (
        <span class="discs">
          {discs.map((seat) => (
            <Disc key={seat} seat={seat} />
          ))}
          <ScreenReaderOnly>{t('card.occupied')}</ScreenReaderOnly>
        </span>
      )}
    </span>
  )
})

/** A ship: its picture, what it is worth, carries and feeds. */
export const ShipCard = memo(function ShipCard({
  id,
  seats,
  offered = false,
}: {
  id: ShipId
  seats: number
  /** Where it can be built or bought: with its cost. */
  offered?: boolean
}) {
  const { type, value } = SHIP[id]
  const { cost, price, capacity, food } = SHIP_TYPE[type]
  return (
    <span class={`card ship ${type}`}>
      <span class="card-head">
        <span class="card-name">
          <Message segments={cardName(id)} />
        </span>
        <b class="worth">{value}</b>
        <ScreenReaderOnly>{t('card.value', { count: value })}</ScreenReaderOnly>
      </span>
      <CardArt id={`ship-${type}`} />
      <span class="ship-figures">
        <Message segments={say(`shipType.${type}`)} />
        {(food[seats - 1] ?? 0) > 0 && (
          <span class="counted-item">
            <b>{food[seats - 1]}</b>
            <Sign of="food" />
          </span>
        )}
        {capacity > 0 && <small>{t('card.capacity', { count: capacity })}</small>}
      </span>
      {offered && (
        <span class="card-foot">
          <span class="cost">
            <Amounts of={{ ...cost, energy: EVERY_SHIP.energy }} />
          </span>
          {price !== null && <small>{t('card.price', { count: price })}</small>}
        </span>
      )}
    </span>
  )
})
