import { useState } from 'preact/hooks'
import { actsOf } from '../../../../engine/game.ts'
import { Choice } from '../../../../ui/referee/Choice.tsx'
import { game } from '../../rules/game.ts'
import { allMoveKinds, type Move, type MoveKind } from '../../rules/moves.ts'
import type { Position } from '../../rules/state.ts'
import { kindWords } from '../../words/decisions.ts'
import { say, t } from '../../words/messages/referee.ts'
import { FieldInput } from './FieldInput.tsx'
import { fieldsOf, filledIn, type Values } from './move-fields.ts'
import { seatOptions } from './parts/part.ts'
import { useCalled } from './seat-names.ts'

/** Any move at all, sensible or not: whose, what, and with what. */
export function MoveForm({ position, onAsk }: { position: Position; onAsk: (move: Move) => void }) {
  const { nameOf } = useCalled()
  const [seat, setSeat] = useState(position.seat)
  const [kind, setKind] = useState<MoveKind>(game.moveKindsAt(position)[0] ?? 'pass')
  const [changed, setChanged] = useState<Values>({})
  const values = filledIn(position, seat, kind, changed)
  const kinds = allMoveKinds().filter((one) => actsOf(game.parts, position)[one])
  return (
    <details class="panel">
      <summary>{t('ask.form')}</summary>
      <form
        class="steppers"
        onSubmit={(event) => {
          event.preventDefault()
          const move = game.parseMove({ do: kind, seat, ...values })
          if (move) onAsk(move)
        }}
      >
        <Choice
          of={say('ask.form.seat')}
          value={String(seat)}
          options={seatOptions(position, nameOf)}
          onChange={(chosen) => {
            setSeat(Number(chosen))
            setChanged({})
          }}
        />
        <Choice
          of={say('ask.form.kind')}
          value={kind}
          options={kinds.map((one) => ({ value: one, text: kindWords(one) }))}
          onChange={(one) => one && setKind(one)}
        />
        {fieldsOf(kind).map(([name, field]) => (
          <FieldInput
            key={name}
            name={name}
            field={field}
            value={values[name]}
            position={position}
            onChange={(value) => setChanged({ ...changed, [name]: value })}
          />
        ))}
        <button type="submit" class="main-action">
          {t('ask.form.ask')}
        </button>
      </form>
    </details>
  )
}
