import { Term } from '../../../../ui/Term.tsx'
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
          <Term id="noble" />
        </Held>
      )}
      {forests > 0 && (
        <Held piece={<TileBack />} count={forests}>
          <Term id="forest" />
        </Held>
      )}
    </>
  )
}
