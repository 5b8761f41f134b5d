import type { State } from '../../games/puerto-rico/state.ts'
import { say } from '../../text/messages/t.ts'
import { Heard } from '../Heard.tsx'
import { Colonist } from '../pieces/Peg.tsx'
import { Say } from '../Say.tsx'
import { Spot, type Targets } from './target.tsx'
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
