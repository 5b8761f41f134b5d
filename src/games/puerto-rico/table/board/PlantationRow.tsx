import { Message } from '../../../../ui/Message.tsx'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { Spot } from '../../../../ui/target.tsx'
import type { State } from '../../rules/state.ts'
import { GOODS } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/t.ts'
import { tileTerm } from '../../words/say.ts'
import type { Targets } from '../keys.ts'
import { TileBack, TilePiece } from '../pieces/TilePiece.tsx'
import './zones.css'

/** The face-up plantations, the face-down pile with what was discarded, and the quarries. */
export function PlantationRow({ state, targets }: { state: State; targets?: Targets | undefined }) {
  const { faceUp, pile, discard } = state.plantations
  const discarded = GOODS.reduce((sum, good) => sum + discard[good], 0)
  return (
    <ul class="tile-row">
      {faceUp.map((tile, place) => (
        <li key={`${tile}${place}`}>
          <Spot at={`tile:${tile}`} targets={targets}>
            <TilePiece tile={tile} />
            <ScreenReaderOnly>
              <Term id={tileTerm(tile)} />
            </ScreenReaderOnly>
          </Spot>
        </li>
      ))}
      <li class={state.supply.quarries === 0 ? 'stack none' : 'stack'}>
        <Spot at="tile:quarry" targets={targets}>
          <TilePiece tile="quarry" />
          <span class="count">
            <ScreenReaderOnly>
              <Term id="quarry" />{' '}
            </ScreenReaderOnly>
            {state.supply.quarries}
          </span>
        </Spot>
      </li>
      <li class="stack">
        <Spot at="pile" targets={targets}>
          <TileBack />
          <span class="count">
            <ScreenReaderOnly>
              <Term id="pile" />{' '}
            </ScreenReaderOnly>
            {pile.length}
          </span>
        </Spot>
      </li>
      {discarded > 0 && (
        <li class="note">
          <Message segments={say('table.discarded', { count: discarded })} />
        </li>
      )}
    </ul>
  )
}
