import { useId, useState } from 'preact/hooks'
import { Say } from '../../../../../ui/Say.tsx'
import { useNames } from '../../../../../ui/use-names.ts'
import { setBoard } from '../../../referee/edits.ts'
import { playerAt } from '../../../rules/state.ts'
import type { Seat } from '../../../rules/vocabulary.ts'
import { kitLine, readKit } from '../../../words/kit.ts'
import { say, t } from '../../../words/messages/referee.ts'
import type { PartProps } from './part.ts'

/** All that a player has as one line, to be written or pasted. Nothing changes until all of it can be read. */
export function KitField({ draft, edit, seat }: PartProps & { seat: Seat }) {
  const line = kitLine(playerAt(draft, seat), useNames())
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState('')
  const told = useId()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const read = readKit(typed ?? line)
        setWrong(read.ok ? '' : t('edit.kit.wrong', { found: read.found }))
        if (!read.ok) return
        edit(setBoard(seat, read.player))
        setTyped(null)
      }}
    >
      <label class="choice">
        <span>
          <Say of={say('edit.kit')} />
        </span>
        <textarea
          rows={3}
          spellcheck={false}
          maxLength={400}
          aria-describedby={told}
          value={typed ?? line}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <p id={told} role="status">
        {wrong}
      </p>
      <button type="submit" class="quiet-action">
        {t('edit.kit.set')}
      </button>
    </form>
  )
}
