import { Message } from '../../../../ui/Message.tsx'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Spot } from '../../../../ui/target.tsx'
import type { State } from '../../rules/state.ts'
import { say } from '../../words/messages/t.ts'
import type { Targets } from '../keys.ts'
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
        <ScreenReaderOnly>
          <Message segments={say('table.market', { count: state.market })} />
        </ScreenReaderOnly>
      </Spot>
      <Spot at="supplyColonist" targets={targets} class="counted">
        <Colonist />
        <ScreenReaderOnly>
          <Message segments={say('table.supply')} />{' '}
        </ScreenReaderOnly>
        <b>{state.supply.colonists}</b>
      </Spot>
    </div>
  )
}
