import { Message } from '../../../../ui/Message.tsx'
import type { PickProps } from '../../../../ui/referee/set-up.ts'
import { Term } from '../../../../ui/Term.tsx'
import * as edit from '../../referee/edits.ts'
import type { Pick } from '../../referee/taps.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import { GOODS, type Good } from '../../rules/vocabulary.ts'
import { GoodPiece } from '../../table/pieces/GoodPiece.tsx'
import { TilePiece } from '../../table/pieces/TilePiece.tsx'
import { say, t } from '../../words/messages/referee.ts'
import { shipName, tileTerm } from '../../words/say.ts'
import type { AddedEditing } from './parts/part.ts'

interface Props extends PickProps<Position, edit.Edit, Pick> {
  /** What a game with an expansion has besides. */
  added: AddedEditing | null
}

/** Asks what comes to a place that was tapped. */
export function PickPiece({ drafting: { draft }, board, pick, onEdit, nameOf, added }: Props) {
  const goods = (choose: (good: Good) => edit.Edit, tiles = false) => (
    <div class="pieces">
      {GOODS.map((good) => (
        <button key={good} type="button" class="quiet-action" onClick={() => onEdit(choose(good))}>
          {tiles ? <TilePiece tile={good} /> : <GoodPiece good={good} />}
          <span class="sr">
            <Term id={tiles ? tileTerm(good) : good} />
          </span>
        </button>
      ))}
    </div>
  )
  switch (pick.for) {
    case 'ship': {
      const fill = t('edit.fill', { ship: shipName(pick.size) })
      return (
        <>
          <p class="prompt">
            <Message segments={say('edit.pick.ship', { ship: shipName(pick.size) })} />
          </p>
          {goods((good) => edit.setShip(pick.size, good, 1))}
          <p class="prompt">{fill}</p>
          <fieldset aria-label={fill}>{goods((good) => edit.fillShip(pick.size, good))}</fieldset>
        </>
      )
    }
    case 'house':
      return (
        <>
          <p class="prompt">
            <Message segments={say('edit.pick.house')} />
          </p>
          {goods((good) => edit.setHouse([...draft.house, good]))}
        </>
      )
    case 'pile':
      return (
        <>
          <p class="prompt">{t('edit.pick.board', { seat: nameOf(board) })}</p>
          {goods(
            (good) => edit.setTiles(board, good, playerAt(draft, board).tiles[good] + 1),
            true,
          )}
          <p class="prompt">{t('edit.pick.row')}</p>
          {goods((good) => edit.setFaceUp([...draft.plantations.faceUp, good]), true)}
          {added && <added.ForestPick draft={draft} board={board} onPick={onEdit} />}
        </>
      )
  }
}
