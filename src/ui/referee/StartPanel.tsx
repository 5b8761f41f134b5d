import { useEffect, useState } from 'preact/hooks'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t } from '../../text/messages/referee.ts'
import { to } from '../link.ts'
import { useNames } from '../use-names.ts'
import { type ByNames, textIn } from './by-names.ts'
import type { StartProps } from './definition.ts'
import { PasteForm } from './PasteForm.tsx'

interface Listed {
  id: string
  /** Its question. */
  texts: ByNames
  /** The move that it is about, and what is played before. */
  played?: readonly unknown[]
  move?: unknown
}

const SHOWN = 12

/** What stands in the fold of other positions; asks for their list whenever it opens without one. */
export function StartPanel<G extends ScenarioTypes>(props: StartProps<G> & { isOpen: boolean }) {
  const { definition, onOpen, onNew, isOpen } = props
  const { id: game, loadOpening, loadDisputes, Legend } = definition
  const [failed, setFailed] = useState(false)
  const [list, setList] = useState<readonly Listed[] | null>(null)
  const [query, setQuery] = useState('')
  const [disputes, setDisputes] = useState<readonly string[]>([])
  const [isExplained, setExplained] = useState(false)
  const fetchList = async (): Promise<void> => {
    if (list) return
    try {
      setDisputes(await loadDisputes())
      setList(await (await fetch(to(`/${game}/referee/scenarios.json`))).json())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const ask = async ({ id, texts, played, move }: Listed): Promise<void> => {
    const { openFile } = await loadOpening()
    onOpen(await openFile(`scenarios/${id}`, move === undefined ? {} : { played, move }), texts)
  }
  useEffect(() => {
    if (isOpen) fetchList()
  }, [isOpen])
  const words = query.trim().split(/\s+/).filter(Boolean)
  const found = (list ?? []).filter((one) =>
    words.every((word) => [one.id, ...one.texts].join(' ').includes(word)),
  )
  const disputed = disputes.flatMap((id) => list?.filter((one) => one.id === id) ?? [])
  return (
    <>
      <button type="button" class="quiet-action" onClick={onNew}>
        {t('edit.new')}
      </button>
      <label class="choice">
        {t('edit.find')}
        <input
          type="search"
          value={query}
          autocomplete="off"
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      {words.length === 0 && list && (
        <>
          <h3>{t('edit.disputes')}</h3>
          <Found list={disputed} onAsk={ask} />
        </>
      )}
      {words.length > 0 && (
        <>
          <p role="status">
            {list
              ? t('edit.found', { count: found.length, shown: Math.min(SHOWN, found.length) })
              : t(failed ? 'edit.find-failed' : 'edit.finding')}
          </p>
          <Found list={found.slice(0, SHOWN)} onAsk={ask} />
        </>
      )}
      <PasteForm
        label={t(Legend ? 'edit.paste' : 'edit.paste-text')}
        onText={async (text) => onOpen(await (await loadOpening()).openText(text))}
      />
      <p>
        <a href={to(`/${game}/format/`)}>{t('edit.format')}</a>
      </p>
      {Legend && (
        <details onToggle={(event) => setExplained(event.currentTarget.open)}>
          <summary>{t('edit.notation')}</summary>
          {isExplained && <Legend />}
        </details>
      )}
    </>
  )
}

/** Scenarios by their question; a tap asks it and brings the answer. */
function Found({ list, onAsk }: { list: readonly Listed[]; onAsk: (listed: Listed) => void }) {
  const names = useNames()
  return (
    <ul class="found">
      {list.map((one) => (
        <li key={one.id}>
          <button type="button" class="quiet-action" onClick={() => onAsk(one)}>
            {textIn(one.texts, names)}
          </button>
        </li>
      ))}
    </ul>
  )
}
