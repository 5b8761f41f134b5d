import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { Spot } from '../../../../ui/target.tsx'
import type { State } from '../../rules/state.ts'
import { GOODS } from '../../rules/vocabulary.ts'
import type { Targets } from '../keys.ts'
import { PointChip } from '../pieces/Coin.tsx'
import { GoodPiece } from '../pieces/GoodPiece.tsx'
import './zones.css'

/** Goods and point chips left in the supply. */
export function GoodsSupply({ state, targets }: { state: State; targets?: Targets | undefined }) {
  return (
    <ul class="counts">
      {GOODS.map((good) => (
        <li key={good}>
          <Spot at={`supplyGood:${good}`} targets={targets} class="counted">
            <GoodPiece good={good} />
            <ScreenReaderOnly>
              <Term id={good} />{' '}
            </ScreenReaderOnly>
            <b>{state.supply.goods[good]}</b>
          </Spot>
        </li>
      ))}
      <li>
        <Spot at="supplyPoints" targets={targets} class="counted">
          <PointChip />
          <ScreenReaderOnly>
            <Term id="chip" />{' '}
          </ScreenReaderOnly>
          <b>{state.supply.vp}</b>
        </Spot>
      </li>
    </ul>
  )
}
