import { useState } from 'preact/hooks'
import { to } from '../../../../ui/link.ts'
import { t } from '../../words/messages/referee.ts'
import { type Opened, openText } from './opening.ts'

interface Props {
  onOpen: (opened: Opened) => void
  onNew: () => void
}

/** Other positions to begin from: the deal, a case, pasted text. */
export function Start({ onOpen, onNew }: Props) {
  const [text, setText] = useState('')
  return (
    <details class="panel start">
      <summary>{t('start.other')}</summary>
      <p>
        <a href={to('/le-havre/cases/')}>{t('edit.cases')}</a>
      </p>
      <button type="button" class="quiet-action" onClick={onNew}>
        {t('edit.new')}
      </button>
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          onOpen(await openText(text))
        }}
      >
        <label class="choice">
          {t('edit.paste-text')}
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
    </details>
  )
}
