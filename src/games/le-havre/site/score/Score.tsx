import { useMemo, useState } from 'preact/hooks'
import { letterOf } from '../../../../engine/seats.ts'
import { Say } from '../../../../ui/Say.tsx'
import { leHavre } from '../../plug.ts'
import { emptySheet, setOver } from '../../referee/edits.ts'
import { problemWords } from '../../referee/problems.ts'
import { BUILDING } from '../../rules/buildings.ts'
import { resultOf } from '../../rules/scoring.ts'
import { setUp } from '../../rules/setup.ts'
import type { Position } from '../../rules/state.ts'
import { GOODS } from '../../rules/vocabulary.ts'
import { say, t } from '../../words/messages/referee.ts'
import { FinalScore } from '../play/FinalScore.tsx'
import { Items, Loans, OwnCards } from '../referee/parts/HarbourPart.tsx'
import { GamePart } from '../referee/parts/TableParts.tsx'
import { useDraft } from '../referee/useDraft.ts'
import '../../../../ui/referee/referee.css'
import '../../../../ui/table/actions.css'

/** Nobody has won where nothing is entered yet. */
const isEmpty = (position: Position): boolean =>
  resultOf(position).points.every((points) => points === 0)

/** The score sheet of a game at a real table: what everybody has at the end, and what it comes to. */
export function Score() {
  const { draft, edit, load, undo, redo } = useDraft(() => emptySheet('short', 2))
  /** Whether entries went as another game was chosen. */
  const [lost, setLost] = useState(false)
  const built = useMemo(() => leHavre.scenario.positionFrom(setOver(draft)), [draft])
  const { version = 'full', seats = 2 } = draft.game ?? {}
  const shown = useMemo(() => setUp({ version, seats, seed: 1 }), [version, seats])
  const back = (step: (() => void) | null) => (): void => {
    setLost(false)
    step?.()
  }
  return (
    <div class="referee">
      <div class="steppers">
        <GamePart
          draft={draft}
          load={(next) => {
            setLost(built.ok && !isEmpty(built.value))
            load(next)
          }}
          begin={emptySheet}
        />
      </div>
      <div class="choices">
        <button type="button" class="quiet-action" disabled={!undo} onClick={back(undo)}>
          {t('edit.undo')}
        </button>
        <button type="button" class="quiet-action" disabled={!redo} onClick={back(redo)}>
          {t('edit.redo')}
        </button>
      </div>
      <p role="status">{lost && t('score.begun')}</p>
      {shown.players.map((_, seat) => {
        const cards = draft.set[letterOf(seat)]?.buildings ?? []
        // Goods are counted for their owner alone.
        const goods = cards.some((id) => BUILDING[id].plus?.perGoods) ? GOODS : []
        return (
          <details key={seat} class="part" open>
            <summary>
              <Say of={say('part.seat', { seat: letterOf(seat) })} />
            </summary>
            <div class="steppers">
              <Items draft={draft} edit={edit} seat={seat} of={['franc', ...goods]} />
              <Loans draft={draft} edit={edit} seat={seat} />
              <OwnCards draft={draft} edit={edit} seat={seat} shown={shown} />
            </div>
          </details>
        )
      })}
      {built.ok ? (
        <FinalScore
          position={built.value}
          players={built.value.players.map((_, seat) => letterOf(seat))}
          {...(isEmpty(built.value) && { instead: null })}
        />
      ) : (
        <ul role="status">
          {built.problems.map((problem) => (
            <li key={problem.path + problem.problem}>
              <Say of={problemWords(problem).what} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
