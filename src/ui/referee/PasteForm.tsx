import { useState } from 'preact/hooks'
import { t } from '../../text/messages/referee.ts'

interface Props {
  /** What may be pasted. */
  label: string
  onText: (text: string) => void
}

/** A position or question as text, from elsewhere. */
export function PasteForm({ label, onText }: Props) {
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onText(text)
      }}
    >
      <label class="choice">
        {label}
        <textarea
          rows={4}
          value={text}
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="quiet-action">
        {t('edit.read')}
      </button>
    </form>
  )
}
