import { useState } from 'preact/hooks'
import { to } from '../../../../ui/link.ts'
import { t } from '../../words/messages/referee.ts'
import { type Opened, openFile, openText } from './opening.ts'

interface Listed {
  id: string
  text: string
}

const SHOWN = 12

interface Props {
  onOpen: (opened: Opened) => void
  onNew: () => void
}

/** Other positions to begin from: the deal, any scenario, pasted text. */
export function Start({ onOpen, onNew }: Props) {
  const [failed, setFailed] = useState(false)
  const [list, setList] = useState<readonly Listed[] | null>(null)
  const [query, setQuery] = useState('')
  const [text, setText] = useState('')
  const fetchList = async (): Promise<void> => {
    if (list) return
    try {
      setList(await (await fetch(to('/puerto-rico/referee/scenarios.json'))).json())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const words = query.trim().split(/\s+/).filter(Boolean)
  const found = (list ?? []).filter((one) =>
    words.every((word) => `${one.id} ${one.text}`.includes(word)),
  )
  return (
    <details class="panel start">
      <summary>{t('edit.start')}</summary>
      <button type="button" class="quiet-action" onClick={onNew}>
        {t('edit.new')}
      </button>
      <label class="choice">
        {t('edit.find')}
        <input
          type="search"
          value={query}
          autocomplete="off"
          onFocus={fetchList}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      {words.length > 0 && (
        <>
          <p role="status">
            {list
              ? t('edit.found', { count: found.length, shown: Math.min(SHOWN, found.length) })
              : t(failed ? 'edit.find-failed' : 'edit.finding')}
          </p>
          <ul class="found">
            {found.slice(0, SHOWN).map(({ id, text: question }) => (
              <li key={id}>
                <button
                  type="button"
                  class="quiet-action"
                  onClick={async () => onOpen(await openFile(`scenarios/${id}`))}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          onOpen(await openText(text))
        }}
      >
        <label class="choice">
          {t('edit.paste')}
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
