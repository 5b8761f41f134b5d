import { Message } from '../../../../ui/Message.tsx'
import { memo } from '../../../../ui/memo.ts'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { Spot } from '../../../../ui/target.tsx'
import type { Player } from '../../rules/state.ts'
import { LAND_SPACES, type Seat, type Tile } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/t.ts'
import { tileTerm } from '../../words/say.ts'
import type { Targets } from '../keys.ts'
import { TilePiece } from '../pieces/TilePiece.tsx'
import { landClass, landOrder } from './land.ts'
import './board.css'

interface Props {
  player: Player
  seat: Seat
  targets?: Targets | undefined
  /** The tiles that came since the start, the first first; all others lie by kind. */
  came?: readonly Tile[] | undefined
  /** Without the empty spaces. */
  bare?: boolean
}

const LaidTile = memo(function LaidTile({ tile, manned }: { tile: Tile; manned: boolean }) {
  return (
    <>
      <TilePiece tile={tile} manned={manned} />
      <ScreenReaderOnly>
        <Term id={tileTerm(tile)} />
        {manned && <Message segments={say('table.manned')} />}
      </ScreenReaderOnly>
    </>
  )
})

const Wells = memo(function Wells({ from, count }: { from: number; count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, space) => (
        <li key={from + space} class="well" aria-hidden="true" />
      ))}
    </>
  )
})

/** The twelve land spaces: a tile stays where it was put, and of a kind the first are manned first. */
export function Land({ player, seat, targets, came, bare = false }: Props) {
  const counts: Partial<Record<Tile, number>> = {}
  const tiles = landOrder(player.tiles, came).map((tile) => {
    const nth = counts[tile] ?? 0
    counts[tile] = nth + 1
    return { tile, manned: nth < player.manned[tile] }
  })
  const empty = bare ? 0 : Math.max(0, LAND_SPACES - tiles.length)
  return (
    <ul class={landClass(tiles.length)}>
      {tiles.map(({ tile, manned }, space) => (
        <li key={space}>
          <Spot at={`${manned ? 'manned' : 'land'}:${tile}`} seat={seat} targets={targets}>
            <LaidTile tile={tile} manned={manned} />
          </Spot>
        </li>
      ))}
      <Wells from={tiles.length} count={empty} />
    </ul>
  )
}
