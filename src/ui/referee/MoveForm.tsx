import { useState } from 'preact/hooks'
import type { RefereeGame } from '../../referee/definition.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { say, t } from '../../text/messages/referee.ts'
import { Choice } from './Choice.tsx'
import { FieldInput } from './FieldInput.tsx'
import { fieldsOf, filledIn, type MoveFormDefinition, type Values } from './move-form.ts'
import { seatChoices } from './seat-choices.ts'
import { useCalled } from './seat-names.ts'
import type { VerdictWords } from './words-definition.ts'

interface Props<G extends ScenarioTypes> {
  gameDefinition: RefereeGame<G>
  form: MoveFormDefinition<G>
  words: Pick<VerdictWords<G>, 'kind'>
  position: G['Position']
  onAsk: (move: G['Move']) => void
}

/** Any move at all, sensible or not: whose, what, and with what. */
export function MoveForm<G extends ScenarioTypes>(props: Props<G>) {
  const { gameDefinition, form, words, position, onAsk } = props
  const { game } = gameDefinition
  const { moveKinds } = game.parts
  const { nameOf } = useCalled()
  const [seat, setSeat] = useState(position.seat)
  const kinds = form.kindsIn(position)
  const [kind, setKind] = useState(game.moveKindsAt(position)[0] ?? kinds[0] ?? '')
  const [changed, setChanged] = useState<Values>({})
  const values = filledIn(form, moveKinds, { position, seat, kind, changed })
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
          options={seatChoices(position, nameOf)}
          onChange={(chosen) => {
            setSeat(Number(chosen))
            setChanged({})
          }}
        />
        <Choice
          of={say('ask.form.kind')}
          value={kind}
          options={kinds.map((one) => ({ value: one, text: words.kind(one) }))}
          onChange={(one) => one && setKind(one)}
        />
        {fieldsOf(moveKinds, kind).map(([name, field]) => (
          <FieldInput
            key={name}
            of={form.fieldWords(name)}
            field={field}
            choices={form.choices(position, name, field)}
            value={values[name]}
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
