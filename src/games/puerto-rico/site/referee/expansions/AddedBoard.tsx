import { Message } from '../../../../../ui/Message.tsx'
import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import { Term } from '../../../../../ui/Term.tsx'
import type { Edit } from '../../../referee/edits.ts'
import { setForests, setNobles } from '../../../referee/expansions/edits.ts'
import { BUILDING } from '../../../rules/buildings.ts'
import { noblesOn } from '../../../rules/player.ts'
import { playerAt } from '../../../rules/state.ts'
import { GOODS, type ResidentPlace, type Seat, TILES } from '../../../rules/vocabulary.ts'
import { TilePiece } from '../../../table/pieces/TilePiece.tsx'
import { type Segment, term } from '../../../words/markup.ts'
import { say } from '../../../words/messages/editing.ts'
import { tileTerm } from '../../../words/say.ts'
import type { PartProps } from '../parts/part.ts'

/** Forests and nobles on one player's board, by numbers. */
export function AddedBoard({ draft, edit: change, seat }: PartProps & { seat: Seat }) {
  const player = playerAt(draft, seat)
  const { forests, nobles, tiles, city } = player
  const noblesAt = (place: ResidentPlace, of: readonly Segment[]) => (
    <Stepper
      key={place}
      of={of}
      count={noblesOn(player, place)}
      left={draft.expansions?.nobles ?? 0}
      onCount={(count) => change(setNobles(seat, place, count))}
    />
  )
  const lived = [
    ...TILES.filter((tile) => tiles[tile] > 0),
    ...city.map(({ id }) => id).filter((id) => BUILDING[id].circles > 0),
  ]
  return (
    <>
      {forests &&
        GOODS.map((good) => (
          <Stepper
            key={`forest:${good}`}
            of={say('edit.forests', { what: term(tileTerm(good)) })}
            count={forests[good]}
            onCount={(count) => change(setForests(seat, good, count))}
          />
        ))}
      {nobles && (
        <p class="note">
          <Message segments={say('edit.nobles.note')} />
        </p>
      )}
      {nobles && noblesAt('stored', say('edit.nobles-stored'))}
      {nobles &&
        lived.map((place) => {
          const tile = TILES.find((one) => one === place)
          const what = term(tile ? tileTerm(tile) : (place as Exclude<typeof place, typeof tile>))
          return noblesAt(place, say('edit.nobles', { what }))
        })}
    </>
  )
}

interface PickProps extends Pick<PartProps, 'draft'> {
  board: Seat
  onPick: (edit: Edit) => void
}

/** Asks which tile lies face down as a forest. */
export function ForestPick({ draft, board, onPick }: PickProps) {
  const { forests } = playerAt(draft, board)
  if (!forests) return null
  return (
    <>
      <p class="prompt">
        <Message segments={say('edit.pick.forest')} />
      </p>
      <div class="pieces">
        {GOODS.map((good) => (
          <button
            key={good}
            type="button"
            class="quiet-action"
            onClick={() => onPick(setForests(board, good, forests[good] + 1))}
          >
            <TilePiece tile={good} />
            <span class="sr">
              <Term id={tileTerm(good)} />
            </span>
          </button>
        ))}
      </div>
    </>
  )
}
