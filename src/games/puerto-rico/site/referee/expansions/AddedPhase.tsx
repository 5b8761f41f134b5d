import { Check } from '../../../../../ui/referee/Check.tsx'
import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { useCalled } from '../../../../../ui/referee/seat-names.ts'
import { setAddedPhase, setCalledRole, setDoubled } from '../../../referee/expansions/edits.ts'
import type { AddedPhase as Phase } from '../../../rules/expansions.ts'
import { hasBuilt } from '../../../rules/player.ts'
import { playerAt } from '../../../rules/state.ts'
import { type BuildingId, GOODS, roleOf, type Seat } from '../../../rules/vocabulary.ts'
import { term } from '../../../words/markup.ts'
import { say } from '../../../words/messages/editing.ts'
import { tileTerm } from '../../../words/say.ts'
import type { PartProps } from '../parts/part.ts'

/** What a seat has done once in the captain phase, by the building that lets it. */
const ONCE = {
  smallWharfUsed: 'smallWharf',
  supplied: 'royalSupplier',
  paired: 'unionHall',
} as const satisfies Partial<Record<keyof Phase, BuildingId>>
const ONCE_DONE = Object.keys(ONCE) as (keyof typeof ONCE)[]

const toggled = (seats: readonly Seat[], seat: Seat, isIn: boolean): Seat[] => {
  const others = seats.filter((other) => other !== seat)
  return isIn ? [...others, seat] : others
}

/** What must be known of the phase so far; only what matters at this decision. */
export function AddedPhase(props: PartProps) {
  const { draft, edit: change } = props
  const { at, role, roles, chooser, expansions } = draft
  const { nameOf } = useCalled()
  if (!expansions) return null
  const { phase, doubled } = expansions
  const inPhase = at.includes('.') || at === 'called'
  return (
    <>
      {at === 'called' && (
        <Choice
          of={say('edit.called')}
          value={role ?? ''}
          options={roles
            .filter(({ id, takenBy }) => id === role || takenBy === null)
            .map(({ id }) => ({ value: id, text: term(roleOf(id)) }))}
          onChange={(id) => id && change(setCalledRole(id))}
        />
      )}
      {at.endsWith('.turning') && (
        <Choice
          of={say('edit.drawn')}
          value={phase.drawn ?? ''}
          options={GOODS.map((good) => ({ value: good, text: term(tileTerm(good)) }))}
          onChange={(drawn) => drawn && change(setAddedPhase({ drawn }))}
        />
      )}
      {at === 'trader.turn' && (
        <>
          <Check
            of={say('edit.sold')}
            checked={phase.sold}
            onCheck={(sold) => change(setAddedPhase({ sold }))}
          />
          <Check
            of={say('edit.traded')}
            checked={phase.traded}
            onCheck={(traded) => change(setAddedPhase({ traded }))}
          />
        </>
      )}
      {at === 'captain.loading' && <CaptainSoFar {...props} phase={phase} />}
      {inPhase && hasBuilt(playerAt(draft, chooser), 'library') && (
        <Check
          of={say('edit.doubled', { seat: nameOf(chooser) })}
          checked={phase.doubled}
          onCheck={(isDoubled) =>
            change((changed) => {
              setAddedPhase({ doubled: isDoubled })(changed)
              setDoubled(toggled(doubled, chooser, isDoubled))(changed)
            })
          }
        />
      )}
    </>
  )
}

/** Who has begun to load, and used what may be used once. */
function CaptainSoFar({ draft, edit: change, phase }: PartProps & { phase: Phase }) {
  const { nameOf } = useCalled()
  const check = (done: 'opened' | keyof typeof ONCE, seat: Seat) => (
    <Check
      key={`${done}${seat}`}
      of={say(`edit.once.${done}`, { seat: nameOf(seat) })}
      checked={phase[done].includes(seat)}
      onCheck={(isDone) => change(setAddedPhase({ [done]: toggled(phase[done], seat, isDone) }))}
    />
  )
  return (
    <>
      {draft.players.map((player, seat) => [
        check('opened', seat),
        ...ONCE_DONE.filter((done) => hasBuilt(player, ONCE[done])).map((done) =>
          check(done, seat),
        ),
      ])}
    </>
  )
}
