import { useState } from 'preact/hooks'
import type { AnyPosition } from '../../engine/types.ts'
import { t } from '../../text/messages/referee.ts'
import { lazy } from '../lazy.tsx'
import { Stepper } from './Stepper.tsx'
import { useCalled } from './seat-names.ts'
import { type Hold, type SetUpDefinition, TOOLS } from './set-up.ts'
import type { Drafting } from './useDraft.ts'

interface Props<Position, Edit, Pick> {
  definition: SetUpDefinition<Position, Edit, Pick>
  drafting: Drafting<Position, Edit>
  hold: Hold
  onHold: (hold: Hold) => void
  pick: Pick | null
  onPick: (pick: Pick) => void
  onPicked: () => void
  /** How much cannot be so, and the way to where that is told. */
  wrong: number
  onWrong: () => void
}

/** What a tap does, and to whose board; always in reach. */
export function EditBar<Position extends AnyPosition, Edit, Pick>(
  props: Props<Position, Edit, Pick>,
) {
  const { definition, drafting, hold, onHold, pick, onPick, onPicked, wrong, onWrong } = props
  const { draft, edit, undo, redo } = drafting
  const { board } = hold
  const { nameOf } = useCalled()
  const [inOneLine, setInOneLine] = useState(false)
  const loadKit = definition.kitOf(draft)
  /** Reads words, which setting up by taps does not need. */
  const [KitField] = useState(() =>
    lazy(async () => (await import('./KitField.tsx')).KitField<Position, Edit>),
  )
  return (
    <section class="action-bar edit-bar" aria-label={t('edit.set-up')}>
      {inOneLine && loadKit ? (
        <div class="typed">
          <KitField key={board} load={loadKit} draft={draft} edit={edit} seat={board} />
          <button type="button" class="quiet-action" onClick={() => setInOneLine(false)}>
            {t('edit.pick.cancel')}
          </button>
        </div>
      ) : pick ? (
        <div class="picker">
          {definition.drawPick({
            drafting,
            board,
            pick,
            nameOf,
            onEdit(change) {
              edit(change)
              onPicked()
            },
          })}
          <button type="button" class="quiet-action" onClick={onPicked}>
            {t('edit.pick.cancel')}
          </button>
        </div>
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
          {definition.barCounts(draft, board).map(({ of, count, set }, at) => (
            <Stepper key={at} of={of} count={count} onCount={(n) => edit(set(n))} />
          ))}
          {definition.drawTools?.({ draft, onPick })}
          {loadKit && (
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
