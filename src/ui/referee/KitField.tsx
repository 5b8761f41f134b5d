import { useEffect, useId, useState } from 'preact/hooks'
import { t } from '../../text/messages/referee.ts'
import { Message } from '../Message.tsx'
import { useNames } from '../use-names.ts'
import type { Kit } from './set-up.ts'

interface Props<Position, Edit> {
  load: () => Promise<Kit<Position, Edit>>
  draft: Position
  edit: (change: Edit) => void
  seat: number
}

/** All that a player has as one line, to be written or pasted. Nothing changes until all of it can be read. */
export function KitField<Position, Edit>({ load, draft, edit, seat }: Props<Position, Edit>) {
  const names = useNames()
  const [kit, setKit] = useState<Kit<Position, Edit> | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState('')
  const statusId = useId()
  useEffect(() => {
    load().then(setKit)
  }, [])
  if (!kit) return null
  const line = kit.lineOf(draft, seat, names)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const read = kit.read(typed ?? line, draft, seat)
        setWrong(read.ok ? '' : t('edit.kit.wrong', { found: read.found }))
        if (!read.ok) return
        edit(read.edit)
        setTyped(null)
      }}
    >
      <label class="choice">
        <span>
          <Message segments={kit.about} />
        </span>
        <textarea
          rows={3}
          spellcheck={false}
          maxLength={400}
          aria-describedby={statusId}
          value={typed ?? line}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <p id={statusId} role="status">
        {wrong}
      </p>
      <button type="submit" class="quiet-action">
        {t('edit.kit.set')}
      </button>
    </form>
  )
}
