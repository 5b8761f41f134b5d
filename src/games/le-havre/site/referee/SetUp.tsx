import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { letterOf } from '../../../../engine/seats.ts'
import type { Parsed } from '../../../../engine/types.ts'
import type { Words } from '../../../../referee/words.ts'
import { Fold } from '../../../../ui/Fold.tsx'
import { Say } from '../../../../ui/Say.tsx'
import { emptyTable } from '../../referee/edits.ts'
import { problemWords } from '../../referee/problems.ts'
import { setUp } from '../../rules/setup.ts'
import type { Position } from '../../rules/state.ts'
import { Table } from '../../table/board/Table.tsx'
import { say, t } from '../../words/messages/referee.ts'
import { HarbourPart } from './parts/HarbourPart.tsx'
import { GamePart, OffersPart, TurnPart } from './parts/TableParts.tsx'
import type { Drafting } from './useDraft.ts'

interface Props {
  drafting: Drafting
  /** The position of the draft, or what cannot be so. */
  built: Parsed<Position>
  onAsk: () => void
}

/** A position to set up by numbers and choices; the table shows what has come of it. */
export function SetUp({ drafting, built, onAsk }: Props) {
  const { draft, edit, load, undo, redo } = drafting
  const seats = draft.game?.seats ?? 2
  // What cannot be drawn is mended beside the last table that could be.
  const last = useRef(setUp({ version: draft.game?.version ?? 'full', seats, seed: 1 }))
  if (built.ok) last.current = built.value
  const shown = last.current
  const props = { draft, edit }
  return (
    <div class="set-up-table">
      <Findings built={built} onAsk={onAsk} />
      <div class="choices">
        <button type="button" class="quiet-action" disabled={!undo} onClick={() => undo?.()}>
          {t('edit.undo')}
        </button>
        <button type="button" class="quiet-action" disabled={!redo} onClick={() => redo?.()}>
          {t('edit.redo')}
        </button>
      </div>
      <Part title={say('part.game')}>
        <GamePart draft={draft} load={load} begin={emptyTable} />
      </Part>
      <Part title={say('part.turn')} open>
        <TurnPart {...props} />
      </Part>
      <Part title={say('part.table')}>
        <OffersPart {...props} />
      </Part>
      {Array.from({ length: seats }, (_, seat) => (
        <Part key={seat} title={say('part.seat', { seat: letterOf(seat) })} open={seat === 0}>
          <HarbourPart {...props} seat={seat} shown={shown} />
        </Part>
      ))}
      <Table
        state={shown}
        viewer={Math.min(shown.seat, shown.players.length - 1)}
        players={shown.players.map((_, seat) => letterOf(seat))}
        targets={() => undefined}
      />
    </div>
  )
}

/** Whether the position can occur; else what cannot be so, and where. */
function Findings({ built, onAsk }: Pick<Props, 'built' | 'onAsk'>) {
  if (built.ok)
    return (
      <section class="position-problems" role="status">
        <p>{t('edit.possible')}</p>
        <button type="button" class="main-action" onClick={onAsk}>
          {t('edit.ask')}
        </button>
      </section>
    )
  return (
    <section class="position-problems wrong" role="status">
      <p>{t('edit.problems', { count: built.problems.length })}</p>
      <ul>
        {built.problems.map((problem) => {
          const { where, what } = problemWords(problem)
          return (
            <li key={`${problem.path}${problem.problem}`}>
              <Say of={where} />: <Say of={what} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface PartProps {
  title: Words
  open?: boolean
  children: ComponentChildren
}

function Part({ title, open = false, children }: PartProps) {
  return (
    <Fold title={<Say of={title} />} open={open}>
      <div class="steppers">{children}</div>
    </Fold>
  )
}
