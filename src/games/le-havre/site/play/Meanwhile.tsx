import { COLON } from '#language/language.ts'
import type { MeanwhileProps } from '../../../../ui/session/definition.ts'
import { usePace } from '../../../../ui/table/pace.ts'
import type { Move } from '../../rules/moves.ts'
import type { LeHavre } from '../../rules/types.ts'
import { MoveButtons } from '../../table/MoveButtons.tsx'
import { repayments, sales } from '../../table/out-of-turn.ts'
import { t } from '../../words/messages/games.ts'

/** While a bot's move waits to be asked for, people pay loans back and sell cards at their own time. */
export function Meanwhile({ position, players, humans, onAttempt }: MeanwhileProps<LeHavre>) {
  const [pace] = usePace()
  if (pace !== 'step' || humans.includes(position.seat)) return null
  const plays = (seat: number): boolean => humans.includes(seat)
  const sold = sales(position, plays)
  const given = {
    ownerOf: ({ seat }: Move) => (humans.length === 1 ? '' : `${players[seat]}${COLON}`),
    onAttempt,
  }
  return (
    <>
      <MoveButtons moves={repayments(position, plays)} {...given} />
      {sold.length > 0 && (
        <details class="meanwhile">
          <summary class="quiet-action">{t('meanwhile.sell')}</summary>
          <div class="choices">
            <MoveButtons moves={sold} {...given} />
          </div>
        </details>
      )}
    </>
  )
}
