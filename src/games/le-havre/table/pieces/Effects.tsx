/** What a building does, drawn: so much in, so much out. What cannot be drawn in a line is told by its explanation. */

import type { BuildingRow } from '../../rules/building-row.ts'
import type { Effect, Need } from '../../rules/effects.ts'
import { ITEMS, type Items } from '../../rules/vocabulary.ts'
import { Counted, ItemPiece } from './ItemPiece.tsx'
import { ShipPiece, Sign, TypeMark } from './marks.tsx'

/** Items, food and energy that are owed or come. */
export function Amounts({ of }: { of: Need | Items }) {
  const need: Need = of
  return (
    <>
      {ITEMS.filter((item) => (need[item] ?? 0) > 0).map((item) => (
        <Counted key={item} item={item} count={need[item] ?? 0} />
      ))}
      {(['food', 'energy'] as const).map(
        (kind) =>
          need[kind] && (
            <span class="counted-item" key={kind}>
              <b>{need[kind]}</b>
              <Sign of={kind} />
            </span>
          ),
      )}
    </>
  )
}

const Arrow = () => <Sign of="arrow" />
const Times = ({ count }: { count: number | null }) => (
  <small>{count === null ? '×∞' : `×${count}`}</small>
)

function EffectLine({ effect }: { effect: Effect }) {
  switch (effect.kind) {
    case 'construct':
      return (
        <>
          <Sign of="hammer" />
          {effect.most > 1 && <Times count={effect.most} />}
          {effect.containing && <ItemPiece item={effect.containing} />}
        </>
      )
    case 'buildShip':
      return <ShipPiece type="iron" />
    case 'gain':
    case 'extra':
      return (
        <>
          {effect.kind === 'extra' && <Amounts of={effect.pay} />}
          {effect.kind === 'extra' && <Arrow />}
          <Amounts of={effect.kind === 'gain' ? effect.items : effect.gain} />
        </>
      )
    case 'choose':
      return (
        <>
          <b>{effect.base}+</b>
          <TypeMark type="craftsman" />
        </>
      )
    case 'symbols':
      return effect.each.map(({ good, base, symbol }) => (
        <span class="pair" key={good}>
          {base > 0 && <b>{base}+</b>}
          <Sign of={symbol} />
          <ItemPiece item={good} />
        </span>
      ))
    case 'upgrade':
      return (
        <>
          <ItemPiece item={effect.from} />
          <Arrow />
          <ItemPiece item={effect.to} />
          {effect.most !== null && <Times count={effect.most} />}
          {effect.byproduct && <ItemPiece item={effect.byproduct.good} />}
          {effect.francs && <ItemPiece item="franc" />}
        </>
      )
    case 'trade':
      return effect.rows.map((row, at) => (
        <span class="pair" key={at}>
          <Amounts of={row.pay} />
          <Arrow />
          <Amounts of={row.gain} />
          {row.most !== 1 && <Times count={row.most} />}
        </span>
      ))
    case 'exchange':
      return effect.rows.map(({ give, take }) => (
        <span class="pair" key={give}>
          <b>{give}</b>
          <Arrow />
          {take.map((good) => (
            <ItemPiece key={good} item={good} />
          ))}
        </span>
      ))
    case 'sellTable':
      return (
        <>
          <ItemPiece item={effect.good} />
          <Arrow />
          <b>{effect.francs.join('/')}</b>
          <ItemPiece item="franc" />
        </>
      )
    case 'sellGoods':
      return (
        <>
          <b>
            {effect.upgraded}/{effect.basic}
          </b>
          <Arrow />
          <ItemPiece item="franc" />
        </>
      )
    case 'ship':
      return (
        <>
          <ShipPiece type="wooden" />
          <Arrow />
          <ItemPiece item="franc" />
        </>
      )
    case 'haul':
    case 'displace':
      return <Counted item="franc" count={effect.francs} />
    case 'foreignDiscs':
      return <Counted item="franc" count={effect.francs} />
    default:
      return null
  }
}

export function Effects({ row }: { row: BuildingRow }) {
  const { effects, plus } = row
  return (
    <span class="effects" aria-hidden="true">
      {effects?.map((effect, at) => (
        <span class="effect" key={at}>
          <EffectLine effect={effect} />
        </span>
      ))}
      {plus && (
        <span class="effect">
          <Sign of="plus" />
          {plus.perGoods && <b>1/{plus.perGoods}</b>}
          {plus.perShip && (
            <>
              <b>{plus.perShip}</b>
              <ShipPiece type="iron" />
            </>
          )}
          {Object.entries(plus.perBuilding ?? {}).map(([type, francs]) => (
            <span class="pair" key={type}>
              <b>{francs}</b>
              <TypeMark type={type as 'public'} />
            </span>
          ))}
        </span>
      )}
      {!effects && !plus && <Sign of="lock" />}
    </span>
  )
}
