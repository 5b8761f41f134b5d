import type { State } from '../../games/puerto-rico/state.ts'
import { ShipArt } from '../pieces/ShipArt.tsx'
import { Word } from '../Word.tsx'
import { Spot, type Targets } from './target.tsx'
import './zones.css'

/** The cargo ships in the harbour, each with its spaces. */
export function Ships({ state, targets }: { state: State; targets?: Targets | undefined }) {
  return (
    <ul class="harbour">
      {state.ships.map(({ size, good, count }) => (
        <li key={size} class={`berth-${size}`}>
          <Spot at={`ship:${size}`} targets={targets}>
            <ShipArt size={size} good={good} count={count} />
            <span class="sr">
              {size}칸 배, {good ? <Word id={good} /> : '빈 배'}
              {good && ` ${count}개, 빈칸 ${size - count}`}
            </span>
          </Spot>
        </li>
      ))}
    </ul>
  )
}
