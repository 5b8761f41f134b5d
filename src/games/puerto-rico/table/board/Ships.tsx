import { Message } from '../../../../ui/Message.tsx'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Spot } from '../../../../ui/target.tsx'
import type { State } from '../../rules/state.ts'
import { term } from '../../words/markup.ts'
import { say } from '../../words/messages/t.ts'
import { shipName } from '../../words/say.ts'
import type { Targets } from '../keys.ts'
import { ShipArt } from '../pieces/ShipArt.tsx'
import './zones.css'

/** The cargo ships in the harbour, each with its spaces. */
export function Ships({ state, targets }: { state: State; targets?: Targets | undefined }) {
  return (
    <ul class="harbour">
      {state.ships.map(({ size, good, count }) => (
        <li key={size} class={`berth-${size}`}>
          <Spot at={`ship:${size}`} targets={targets}>
            <ShipArt size={size} good={good} count={count} />
            <ScreenReaderOnly>
              <Message
                segments={
                  good
                    ? say('table.ship', {
                        ship: shipName(size),
                        good: term(good),
                        count,
                        free: size - count,
                      })
                    : say('table.ship-empty', { ship: shipName(size) })
                }
              />
            </ScreenReaderOnly>
          </Spot>
        </li>
      ))}
    </ul>
  )
}
