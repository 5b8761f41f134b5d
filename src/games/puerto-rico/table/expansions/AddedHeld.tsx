import { Word } from '../../../../ui/Word.tsx'
import { forestsOf, noblesOf } from '../../rules/player.ts'
import type { Player } from '../../rules/state.ts'
import { Held } from '../board/BoardSummary.tsx'
import { Noble } from '../pieces/Noble.tsx'
import { TileBack } from '../pieces/TilePiece.tsx'

/** Nobles and forests of a player, where only counts are told. */
export function AddedHeld({ player }: { player: Player }) {
  const [nobles, forests] = [noblesOf(player), forestsOf(player)]
  return (
    <>
      {nobles > 0 && (
        <Held piece={<Noble />} count={nobles}>
          <Word id="noble" />
        </Held>
      )}
      {forests > 0 && (
        <Held piece={<TileBack />} count={forests}>
          <Word id="forest" />
        </Held>
      )}
    </>
  )
}
