import { useState } from 'preact/hooks'
import { lazy } from '../../../../ui/lazy.tsx'
import { Stepper } from '../../../../ui/referee/Stepper.tsx'
import { Say } from '../../../../ui/Say.tsx'
import { Word } from '../../../../ui/Word.tsx'
import * as edit from '../../referee/edits.ts'
import type { Hold, Pick } from '../../referee/taps.ts'
import { playerAt } from '../../rules/state.ts'
import { GOODS, type Good } from '../../rules/vocabulary.ts'
import { GoodPiece } from '../../table/pieces/GoodPiece.tsx'
import { TilePiece } from '../../table/pieces/TilePiece.tsx'
import { say, t } from '../../words/messages/referee.ts'
import { shipName, tileTerm } from '../../words/say.ts'
import type { AddedEditing } from './parts/part.ts'
import { useCalled } from './seat-names.ts'
import type { Drafting } from './useDraft.ts'

interface Props {
  drafting: Drafting
  hold: Hold
  onHold: (hold: Hold) => void
  pick: Pick | null
  onPicked: () => void
  /** How much cannot be so, and the way to where that is told. */
  wrong: number
  onWrong: () => void
  /** What a game with an expansion has besides. */
  added: AddedEditing | null
}

/** Reads words, which setting up by taps does not need. */
const KitField = lazy(async () => (await import('./parts/KitField.tsx')).KitField)

const TOOLS = ['add', 'remove'] as const

/** What a tap does, and to whose board; always in reach. */
export function EditBar({ drafting, hold, onHold, pick, onPicked, wrong, onWrong, added }: Props) {
  const { draft, edit: change, undo, redo } = drafting
  const { coins, vp } = playerAt(draft, hold.board)
  const { board } = hold
  const { nameOf } = useCalled()
  const [inOneLine, setInOneLine] = useState(false)
  return (
    <section class="action-bar edit-bar" aria-label={t('edit.set-up')}>
      {inOneLine && !draft.expansions ? (
        <div class="typed">
          <KitField key={board} draft={draft} edit={change} added={added} seat={board} />
          <button type="button" class="quiet-action" onClick={() => setInOneLine(false)}>
            {t('edit.pick.cancel')}
          </button>
        </div>
      ) : pick ? (
        <Picker {...{ drafting, board, pick, onPicked, added }} />
      ) : (
        <div class="holds">
          <fieldset>
            <legend class="sr">{t('edit.tool')}</legend>
            {TOOLS.map((tool) => (
              <button
                key={tool}
                type="button"
                class="quiet-action"
                aria-pressed={hold.tool === tool}
                onClick={() => onHold({ ...hold, tool })}
              >
                {t(`edit.tool.${tool}`)}
              </button>
            ))}
          </fieldset>
          <fieldset>
            <legend class="sr">{t('edit.board')}</legend>
            {draft.players.map((_, seat) => (
              <button
                key={seat}
                type="button"
                class="quiet-action"
                aria-pressed={board === seat}
                onClick={() => onHold({ ...hold, board: seat })}
              >
                {nameOf(seat)}
              </button>
            ))}
          </fieldset>
          <button
            type="button"
            class="quiet-action icon-action"
            aria-label={t('edit.undo')}
            disabled={!undo}
            onClick={() => undo?.()}
          >
            ↶
          </button>
          <button
            type="button"
            class="quiet-action icon-action"
            aria-label={t('edit.redo')}
            disabled={!redo}
            onClick={() => redo?.()}
          >
            ↷
          </button>
          <Stepper
            of={say('edit.coins')}
            count={coins}
            onCount={(n) => change(edit.setCoins(board, n))}
          />
          <Stepper
            of={say('edit.points')}
            count={vp}
            onCount={(n) => change(edit.setPoints(board, n))}
          />
          {!draft.expansions && (
            <button type="button" class="quiet-action" onClick={() => setInOneLine(true)}>
              {t('edit.kit.open')}
            </button>
          )}
          {wrong > 0 && (
            <button type="button" class="quiet-action to-problems" onClick={onWrong}>
              {t('edit.problems', { count: wrong })}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** Asks what comes to a place that was tapped. */
function Picker({ drafting, board, pick, onPicked, added }: PickerProps) {
  const { draft, edit: change } = drafting
  const { nameOf } = useCalled()
  const done = (made: edit.Edit) => (): void => {
    change(made)
    onPicked()
  }
  const goods = (choose: (good: Good) => edit.Edit, tiles = false) => (
    <div class="pieces">
      {GOODS.map((good) => (
        <button key={good} type="button" class="quiet-action" onClick={done(choose(good))}>
          {tiles ? <TilePiece tile={good} /> : <GoodPiece good={good} />}
          <span class="sr">
            <Word id={tiles ? tileTerm(good) : good} />
          </span>
        </button>
      ))}
    </div>
  )
  return (
    <div class="picker">
      {pick.for === 'ship' && (
        <>
          <p class="prompt">
            <Say of={say('edit.pick.ship', { ship: shipName(pick.size) })} />
          </p>
          {goods((good) => edit.setShip(pick.size, good, 1))}
          <p class="prompt">{t('edit.fill', { ship: shipName(pick.size) })}</p>
          <fieldset aria-label={t('edit.fill', { ship: shipName(pick.size) })}>
            {goods((good) => edit.fillShip(pick.size, good))}
          </fieldset>
        </>
      )}
      {pick.for === 'house' && (
        <>
          <p class="prompt">
            <Say of={say('edit.pick.house')} />
          </p>
          {goods((good) => edit.setHouse([...draft.house, good]))}
        </>
      )}
      {pick.for === 'pile' && (
        <>
          <p class="prompt">{t('edit.pick.board', { seat: nameOf(board) })}</p>
          {goods(
            (good) => edit.setTiles(board, good, playerAt(draft, board).tiles[good] + 1),
            true,
          )}
          <p class="prompt">{t('edit.pick.row')}</p>
          {goods((good) => edit.setFaceUp([...draft.plantations.faceUp, good]), true)}
          {added && (
            <added.ForestPick draft={draft} board={board} onPick={(made) => done(made)()} />
          )}
        </>
      )}
      <button type="button" class="quiet-action" onClick={onPicked}>
        {t('edit.pick.cancel')}
      </button>
    </div>
  )
}

type PickerProps = Omit<Props, 'hold' | 'onHold' | 'pick' | 'wrong' | 'onWrong'> & {
  board: number
  pick: Pick
}
