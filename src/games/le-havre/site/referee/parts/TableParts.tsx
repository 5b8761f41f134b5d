import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { NameFields } from '../../../../../ui/referee/NameFields.tsx'
import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import { type Edit, setOffer } from '../../../referee/edits.ts'
import type { Position } from '../../../rules/state.ts'
import { OFFERS, VERSIONS, type Version } from '../../../rules/vocabulary.ts'
import { SEATS } from '../../../saves.ts'
import { term } from '../../../words/markup.ts'
import { say } from '../../../words/messages/referee.ts'

export interface EditProps {
  draft: Position
  edit: (change: Edit) => void
}

interface GameProps {
  draft: Position
  load: (draft: Position) => void
  /** What another game begins with. */
  begin: (version: Version, seats: number) => Position
}

/** Which game: another one begins anew. */
export function GameChoice({ draft, load, begin }: GameProps) {
  const { version, players } = draft
  return (
    <>
      <Choice
        of={say('edit.edition')}
        value={version}
        options={VERSIONS.map((one) => ({ value: one, text: say(`version.${one}`) }))}
        onChange={(one) => one && load(begin(one, players.length))}
      />
      <Choice
        of={say('edit.seats')}
        value={String(players.length)}
        options={SEATS.map((count) => ({
          value: String(count),
          text: say('edit.seat-count', { count }),
        }))}
        onChange={(count) => load(begin(version, Number(count)))}
      />
    </>
  )
}

/** Which game, and who plays it. */
export function GamePart(props: GameProps) {
  return (
    <div class="steppers">
      <GameChoice {...props} />
      <NameFields seats={props.draft.players.length} />
    </div>
  )
}

/** What lies on the offer spaces. */
export function OffersPart({ draft, edit }: EditProps) {
  return (
    <div class="steppers">
      {OFFERS.map((offer) => (
        <Stepper
          key={offer}
          of={say('change.offer', { what: term(offer) })}
          count={draft.offers[offer]}
          onCount={(count) => edit(setOffer(offer, count))}
        />
      ))}
    </div>
  )
}
