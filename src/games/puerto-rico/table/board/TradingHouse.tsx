import { Say } from '../../../../ui/Say.tsx'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Spot } from '../../../../ui/target.tsx'
import { Word } from '../../../../ui/Word.tsx'
import type { State } from '../../rules/state.ts'
import { HOUSE_SPACES } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/t.ts'
import type { Targets } from '../keys.ts'
import { GoodPiece } from '../pieces/GoodPiece.tsx'
import './zones.css'

/** The four spaces of the trading house under its awning. */
export function TradingHouse({ state, targets }: { state: State; targets?: Targets | undefined }) {
  return (
    <Spot at="house" targets={targets} class="house">
      <span class="awning">
        <span class="sign">
          <Word id="house" />
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
      <ScreenReaderOnly>
        {state.house.map((good) => (
          <>
            <Word id={good} />,{' '}
          </>
        ))}
        <Say of={say('table.free', { count: HOUSE_SPACES - state.house.length })} />
      </ScreenReaderOnly>
    </Spot>
  )
}
