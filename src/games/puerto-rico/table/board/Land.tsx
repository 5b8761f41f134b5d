import { Say } from '../../../../ui/Say.tsx'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Spot } from '../../../../ui/target.tsx'
import { Word } from '../../../../ui/Word.tsx'
import type { Player } from '../../rules/state.ts'
import { LAND_SPACES, type Seat, TILES } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/t.ts'
import { tileTerm } from '../../words/say.ts'
import type { Targets } from '../keys.ts'
import { TilePiece } from '../pieces/TilePiece.tsx'
import './board.css'

interface Props {
  player: Player
  seat: Seat
  targets?: Targets | undefined
  /** Without the empty spaces. */
  bare?: boolean
}

/** The twelve land spaces: tiles of a kind together, the manned ones first. */
export function Land({ player, seat, targets, bare = false }: Props) {
  const tiles = TILES.flatMap((tile) =>
    Array.from({ length: player.tiles[tile] }, (_, nth) => ({
      tile,
      nth,
      manned: nth < player.manned[tile],
    })),
  )
  const empty = bare ? 0 : Math.max(0, LAND_SPACES - tiles.length)
  return (
    <ul class="grid land">
      {tiles.map(({ tile, nth, manned }) => (
        <li key={`${tile}${nth}`}>
          <Spot at={`${manned ? 'manned' : 'land'}:${tile}`} seat={seat} targets={targets}>
            <TilePiece tile={tile} manned={manned} />
            <ScreenReaderOnly>
              <Word id={tileTerm(tile)} />
              {manned && <Say of={say('table.manned')} />}
            </ScreenReaderOnly>
          </Spot>
        </li>
      ))}
      {Array.from({ length: empty }, (_, space) => (
        <li key={space} class="well" aria-hidden="true" />
      ))}
    </ul>
  )
}
