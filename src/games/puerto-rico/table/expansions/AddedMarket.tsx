import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { Spot } from '../../../../ui/target.tsx'
import type { State } from '../../rules/state.ts'
import { ColonistMarket } from '../board/ColonistMarket.tsx'
import type { Targets } from '../keys.ts'
import { Noble } from '../pieces/Noble.tsx'

/** Colonists on the ship and in the supply, and nobles beside them. */
export function AddedMarket({ state, targets }: { state: State; targets?: Targets | undefined }) {
  const { nobles = 0, aboard = 0, sets = [] } = state.expansions ?? {}
  return (
    <div class="added-market">
      <ColonistMarket state={{ ...state, market: state.market - aboard }} targets={targets} />
      {sets.includes('nobles') && (
        <div class="market">
          <Spot at="aboard" targets={targets} class="market-tile">
            {Array.from({ length: aboard }, (_, peg) => (
              <Noble key={peg} />
            ))}
            <ScreenReaderOnly>
              <Term id="noble" /> {aboard}
            </ScreenReaderOnly>
          </Spot>
          <Spot at="supplyNoble" targets={targets} class="counted">
            <Noble />
            <ScreenReaderOnly>
              <Term id="supply" /> <Term id="noble" />{' '}
            </ScreenReaderOnly>
            <b>{nobles}</b>
          </Spot>
        </div>
      )}
    </div>
  )
}
