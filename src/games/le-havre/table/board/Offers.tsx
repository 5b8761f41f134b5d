import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import type { Targets } from '../../../../ui/target.tsx'
import { TILE } from '../../rules/goods.ts'
import type { State } from '../../rules/state.ts'
import { OFFERS } from '../../rules/vocabulary.ts'
import { t } from '../../words/messages/t.ts'
import { ItemPiece } from '../pieces/ItemPiece.tsx'
import { Marker } from '../pieces/marks.tsx'
import { Pile } from './Pile.tsx'

/** The seven supply tiles along the quay; whoever's turn it is lies with a ship before one. Tiles are face down until reached. */
export function Tiles({ state: { tiles, turn, round, final, active } }: { state: State }) {
  const reached = round > 1 || final ? tiles.length : turn
  return (
    <ol class="tiles" data-kept aria-label={t('table.tiles')}>
      {tiles.map((tile, at) => {
        const { tokens, interest } = TILE[tile]
        const here = !final && at === turn - 1
        return (
          <li key={tile} class={here ? 'is-here' : ''}>
            <span class="berth">{here && <Marker seat={active} />}</span>
            <span class={at < reached ? 'tile' : 'tile is-turned'}>
              {at < reached ? (
                <>
                  {tokens.map((offer) => (
                    <ItemPiece key={offer} item={offer} />
                  ))}
                  {interest && <b class="interest">%</b>}
                  <ScreenReaderOnly>
                    {tokens.map((offer) => (
                      <Term key={offer} id={offer} />
                    ))}
                    {interest && t('table.interest')}
                  </ScreenReaderOnly>
                </>
              ) : (
                <ScreenReaderOnly>{t('table.face-down')}</ScreenReaderOnly>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** What lies on the offer spaces. */
export function Offers({ state, targets }: { state: State; targets?: Targets | undefined }) {
  return (
    <ul class="offers" data-kept>
      {OFFERS.map((offer) => (
        <li key={offer}>
          <Pile at={`offer:${offer}`} item={offer} count={state.offers[offer]} targets={targets} />
        </li>
      ))}
    </ul>
  )
}
