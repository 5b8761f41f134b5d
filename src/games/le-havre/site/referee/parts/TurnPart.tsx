import { useMemo } from 'preact/hooks'
import { Check } from '../../../../../ui/referee/Check.tsx'
import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import { seatChoices } from '../../../../../ui/referee/seat-choices.ts'
import { useCalled } from '../../../../../ui/referee/seat-names.ts'
import type { Drafting } from '../../../../../ui/referee/useDraft.ts'
import { useNames } from '../../../../../ui/use-names.ts'
import { type Edit, setRound } from '../../../referee/edits.ts'
import {
  asksAll,
  buildingsAt,
  dealsAt,
  placesIn,
  setActive,
  setAt,
  setFinal,
  setSeat,
  setTurn,
  turnOf,
} from '../../../referee/waiting.ts'
import { atWords, fullMoveWords } from '../../../referee/words.ts'
import { isVisit } from '../../../rules/impossible/turn.ts'
import type { Position } from '../../../rules/state.ts'
import type { BuildingId } from '../../../rules/vocabulary.ts'
import { cardName } from '../../../words/card.ts'
import { toText } from '../../../words/markup.ts'
import { say } from '../../../words/messages/referee.ts'

/** Where the game waits, for whom, and what that needs. */
export function TurnPart({ draft, edit, load }: Drafting<Position, Edit>) {
  const { at, active, seat, round, final, phase } = draft
  const { nameOf } = useCalled()
  const seats = seatChoices(draft, nameOf)
  return (
    <div class="steppers">
      <Choice
        of={say('edit.at')}
        value={at}
        options={placesIn(draft).map((one) => ({ value: one, text: atWords(one) }))}
        onChange={(one) => one && edit(setAt(one))}
      />
      {isVisit(at) && (
        <Choice<BuildingId>
          of={say('edit.building')}
          value={phase.building ?? ''}
          options={buildingsAt(draft, at).map((one) => ({ value: one, text: cardName(one) }))}
          onChange={(one) => one && edit(setAt(at, one))}
        />
      )}
      {at === 'turn.price' && <Deal draft={draft} onDeal={load} />}
      <Choice
        of={say('edit.active')}
        value={String(active)}
        options={seats}
        onChange={(who) => edit(setActive(Number(who)))}
      />
      {asksAll(at) && (
        <Choice
          of={say('edit.seat')}
          value={String(seat)}
          options={seats}
          onChange={(who) => edit(setSeat(Number(who)))}
        />
      )}
      {!final && (
        <Stepper
          of={say('edit.round')}
          count={round}
          least={1}
          onCount={(next) => edit(setRound(next))}
        />
      )}
      {!final && !asksAll(at) && (
        <Stepper
          of={say('edit.turn')}
          count={turnOf(draft)}
          least={1}
          onCount={(next) => edit(setTurn(next))}
        />
      )}
      <Check
        of={say('edit.final')}
        checked={final}
        onCheck={(checked) => edit(setFinal(checked))}
      />
    </div>
  )
}

/** What the price is for, of all that could be had here. */
function Deal({ draft, onDeal }: { draft: Position; onDeal: (position: Position) => void }) {
  const names = useNames()
  const deals = useMemo(() => dealsAt(draft), [draft])
  const now = JSON.stringify(draft.phase.owed)
  return (
    <Choice
      of={say('edit.deal')}
      value={String(deals.findIndex(({ after }) => JSON.stringify(after.phase.owed) === now))}
      none={toText(say('edit.choose'), names)}
      options={deals.map(({ move }, place) => ({
        value: String(place),
        text: fullMoveWords(move),
      }))}
      onChange={(place) => {
        const deal = deals[Number(place)]
        if (place !== '' && deal) onDeal(deal.after)
      }}
    />
  )
}
