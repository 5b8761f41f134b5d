import { Choice } from '../../../../ui/referee/Choice.tsx'
import { useNames } from '../../../../ui/use-names.ts'
import { cardsOf } from '../../referee/edits.ts'
import type { Pick } from '../../referee/taps.ts'
import type { Position } from '../../rules/state.ts'
import type { CardId } from '../../rules/vocabulary.ts'
import { cardName } from '../../words/card.ts'
import { toText } from '../../words/markup.ts'
import { say } from '../../words/messages/referee.ts'

interface Props {
  draft: Position
  onPick: (pick: Pick) => void
}

/** Any card by its name: most lie below others or in no sight at all. */
export function CardTool({ draft, onPick }: Props) {
  const names = useNames()
  const cards = cardsOf(draft)
    .map((card) => ({ value: card, text: [...cardName(card)] }))
    .sort((one, other) => toText(one.text, names).localeCompare(toText(other.text, names)))
  return (
    <Choice<CardId>
      of={say('edit.card')}
      value=""
      none={toText(say('edit.card'), names)}
      options={cards}
      onChange={(card) => card && onPick({ card })}
    />
  )
}
