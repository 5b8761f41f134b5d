import { SEAT_LETTERS, type SeatLetter } from '../../../../../engine/seats.ts'
import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import { Say } from '../../../../../ui/Say.tsx'
import {
  type Draft,
  type Edit,
  setActive,
  setAt,
  setFinal,
  setOffer,
  setRound,
  setSeat,
} from '../../../referee/edits.ts'
import { atWords } from '../../../referee/words.ts'
import {
  DECISIONS,
  type Decision,
  OFFERS,
  VERSIONS,
  type Version,
} from '../../../rules/vocabulary.ts'
import { SEATS } from '../../../saves.ts'
import { term } from '../../../words/markup.ts'
import { say } from '../../../words/messages/referee.ts'

export interface EditProps {
  draft: Draft
  edit: (change: Edit) => void
}

interface GameProps {
  draft: Draft
  load: (draft: Draft) => void
  /** What another game begins with. */
  begin: (version: Version, seats: number) => Draft
}

/** Which game: another one begins anew. */
export function GamePart({ draft, load, begin }: GameProps) {
  const { version = 'full', seats = 2 } = draft.game ?? {}
  return (
    <>
      <Choice
        of={say('edit.edition')}
        value={version}
        options={VERSIONS.map((one) => ({ value: one, text: say(`version.${one}`) }))}
        onChange={(one) => one && load(begin(one, seats))}
      />
      <Choice
        of={say('edit.seats')}
        value={String(seats)}
        options={SEATS.map((count) => ({
          value: String(count),
          text: say('edit.seat-count', { count }),
        }))}
        onChange={(count) => load(begin(version, Number(count)))}
      />
    </>
  )
}

/** Decisions that a position can begin with; those within an action are come to by playing. */
const BETWEEN_ACTIONS: ReadonlySet<Decision> = new Set([
  'turn.opened',
  'turn.interest',
  'turn.main',
  'turn.closed',
  'roundEnd.feeding',
])

/** Where the game waits, and for whom. */
export function TurnPart({ draft, edit }: EditProps) {
  const { at, active = 'A', seat = active, game, set } = draft
  const seats = SEAT_LETTERS.slice(0, game?.seats ?? 2)
  const letters = seats.map((letter) => ({ value: letter, text: [{ text: letter }] }))
  const decisions = DECISIONS.filter((one) => BETWEEN_ACTIONS.has(one) || one === at)
  return (
    <>
      <Choice<Decision>
        of={say('edit.at')}
        value={decisions.find((one) => one === at) ?? ''}
        options={decisions.map((one) => ({ value: one, text: atWords(one) }))}
        onChange={(one) => one && edit(setAt(one))}
      />
      <Choice<SeatLetter>
        of={say('edit.active')}
        value={active}
        options={letters}
        onChange={(letter) => letter && edit(setActive(letter))}
      />
      {(at === 'roundEnd.feeding' || at === 'turn.interest') && (
        <Choice<SeatLetter>
          of={say('edit.seat')}
          value={seat}
          options={letters}
          onChange={(letter) => letter && edit(setSeat(letter))}
        />
      )}
      {!set.final && (
        <Stepper
          of={say('edit.round')}
          count={set.round ?? 1}
          least={1}
          onCount={(round) => edit(setRound(round))}
        />
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={set.final ?? false}
          onChange={({ currentTarget: { checked } }) => edit(setFinal(checked))}
        />
        <Say of={say('edit.final')} />
      </label>
    </>
  )
}

/** What lies on the offer spaces. */
export function OffersPart({ draft, edit }: EditProps) {
  return OFFERS.map((offer) => (
    <Stepper
      key={offer}
      of={say('change.offer', { what: term(offer) })}
      count={draft.set.offers?.[offer] ?? 0}
      onCount={(count) => edit(setOffer(offer, count))}
    />
  ))
}
