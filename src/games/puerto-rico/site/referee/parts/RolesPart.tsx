import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import { seatChoices, seatFrom } from '../../../../../ui/referee/seat-choices.ts'
import { useCalled } from '../../../../../ui/referee/seat-names.ts'
import * as edit from '../../../referee/edits.ts'
import { roleOf } from '../../../rules/vocabulary.ts'
import { term } from '../../../words/markup.ts'
import { say, t } from '../../../words/messages/referee.ts'
import type { PartProps } from './part.ts'

/** Who took which role in this round, and the coins on the tiles. */
export function RolesPart({ draft, edit: change }: PartProps) {
  const { nameOf } = useCalled()
  return (
    <div class="steppers">
      {draft.roles.map(({ id, coins, takenBy }) => {
        const what = term(roleOf(id))
        return (
          <div key={id} class="built">
            {id !== draft.role && (
              <Choice
                of={say('edit.taken', { what })}
                value={takenBy === null ? '' : String(takenBy)}
                none={t('edit.free')}
                options={seatChoices(draft, nameOf)}
                onChange={(who) => change(edit.setTaken(id, seatFrom(who)))}
              />
            )}
            <Stepper
              of={say('edit.role-coins', { what })}
              count={coins}
              onCount={(count) => change(edit.setRoleCoins(id, count))}
            />
          </div>
        )
      })}
    </div>
  )
}
