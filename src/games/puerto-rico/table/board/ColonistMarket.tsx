import { Say } from '../../../../ui/Say.tsx'
import { Heard } from '../../../../ui/ScreenReaderOnly.tsx'
import { Spot, type Targets } from '../../../../ui/target.tsx'
import type { State } from '../../rules/state.ts'
import { say } from '../../words/messages/t.ts'
import { Colonist } from '../pieces/Peg.tsx'
import './zones.css'

/** The colonists waiting on the market, and those still in the supply. */
export function ColonistMarket({
  state,
  targets,
}: {
  state: State
  targets?: Targets | undefined
}) {
  return (
    <div class="market">
      <Spot at="market" targets={targets} class="market-tile">
        {Array.from({ length: state.market }, (_, peg) => (
          <Colonist key={peg} />
        ))}
        <Heard>
          <Say of={say('table.market', { count: state.market })} />
        </Heard>
      </Spot>
      <Spot at="supplyColonist" targets={targets} class="counted">
        <Colonist />
        <Heard>
          <Say of={say('table.supply')} />{' '}
        </Heard>
        <b>{state.supply.colonists}</b>
      </Spot>
    </div>
  )
}
