import { letterOf } from '../../engine/seats.ts'
import { t } from '../../text/messages/referee.ts'
import { LONGEST_NAME, useCalled } from './seat-names.ts'

/** Who sits where. */
export function NameFields({ seats }: { seats: number }) {
  const { names, rename } = useCalled()
  return (
    <fieldset class="steppers names">
      <legend>{t('rulings.names')}</legend>
      {Array.from({ length: seats }, (_, seat) => (
        <label key={seat} class="choice">
          {letterOf(seat)}
          <input
            value={names[seat] ?? ''}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            onInput={(event) => rename(seat, event.currentTarget.value)}
          />
        </label>
      ))}
    </fieldset>
  )
}
