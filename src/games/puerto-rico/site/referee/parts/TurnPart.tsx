import { Check } from '../../../../../ui/referee/Check.tsx'
import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import { seatChoices } from '../../../../../ui/referee/seat-choices.ts'
import { useCalled } from '../../../../../ui/referee/seat-names.ts'
import * as edit from '../../../referee/edits.ts'
import { DECISIONS } from '../../../rules/vocabulary.ts'
import { atWords } from '../../../words/decisions.ts'
import { say } from '../../../words/messages/referee.ts'
import { PhasePart } from './PhasePart.tsx'
import type { PartProps } from './part.ts'

/** Where the game stands, who chose the role, who decides. */
export function TurnPart({ draft, edit: change, added }: PartProps) {
  const { at, chooser, seat, round } = draft
  const { nameOf } = useCalled()
  const seats = seatChoices(draft, nameOf)
  const places = [...DECISIONS, ...(added?.decisionsOf(draft) ?? []), 'over' as const]
  const setTurn = added?.setTurn ?? edit.setTurn
  return (
    <div class="steppers">
      <Choice
        of={say('edit.at')}
        value={at}
        options={places.map((place) => ({ value: place, text: atWords(place) }))}
        onChange={(place) =>
          place && change(setTurn(place, chooser, place === 'roles' ? chooser : seat))
        }
      />
      <Choice
        of={say('edit.chooser')}
        value={String(chooser)}
        options={seats}
        onChange={(who) => change(setTurn(at, Number(who), at === 'roles' ? Number(who) : seat))}
      />
      <Choice
        of={say('edit.seat')}
        value={String(seat)}
        options={seats}
        onChange={(who) => change(setTurn(at, chooser, Number(who)))}
      />
      <PhasePart draft={draft} edit={change} />
      {added && <added.Phase draft={draft} edit={change} />}
      <Stepper
        of={say('edit.round')}
        count={round}
        least={1}
        onCount={(n) => change(edit.setRound(n))}
      />
      <Check
        of={say('edit.short-of-colonists')}
        checked={draft.ending.includes('colonists')}
        onCheck={(short) => change(edit.setShortOfColonists(short))}
      />
    </div>
  )
}
