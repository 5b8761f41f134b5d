import { Message } from '../../../../ui/Message.tsx'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { Spot } from '../../../../ui/target.tsx'
import { GOOD_PRICE } from '../../rules/roles/trader.ts'
import type { State } from '../../rules/state.ts'
import { GOODS, type Good, HOUSE_SPACES } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/t.ts'
import type { Targets } from '../keys.ts'
import { GoodPiece } from '../pieces/GoodPiece.tsx'
import { saleToday } from './today.ts'
import './zones.css'

/** The four spaces of the trading house under its awning, and what is paid for each good. */
export function TradingHouse({ state, targets }: { state: State; targets?: Targets | undefined }) {
  return (
    <Spot at="house" targets={targets} class="house">
      <span class="awning">
        <span class="sign">
          <Term id="house" />
        </span>
      </span>
      <span class="house-spaces">
        {Array.from({ length: HOUSE_SPACES }, (_, space) => {
          const good = state.house[space]
          return (
            <span key={space} class="well">
              {good && <GoodPiece good={good} />}
            </span>
          )
        })}
      </span>
      <span class="house-prices">
        {GOODS.map((good) => (
          <Price key={good} good={good} today={saleToday(state, good)} />
        ))}
      </span>
      <ScreenReaderOnly>
        {state.house.map((good) => (
          <>
            <Term id={good} />,{' '}
          </>
        ))}
        <Message segments={say('table.free', { count: HOUSE_SPACES - state.house.length })} />
      </ScreenReaderOnly>
    </Spot>
  )
}

/** What the house pays for a good, and what its sale brings today where that is more. */
function Price({ good, today }: { good: Good; today: number | undefined }) {
  const price = GOOD_PRICE[good]
  return (
    <span>
      <GoodPiece good={good} bare />
      <ScreenReaderOnly>
        <Term id={good} />{' '}
      </ScreenReaderOnly>
      {today !== undefined && <s aria-hidden="true">{price}</s>}
      <b>{today ?? price}</b>
    </span>
  )
}
