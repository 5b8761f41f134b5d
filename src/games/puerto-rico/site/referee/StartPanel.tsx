import { useEffect, useState } from 'preact/hooks'
import { NAMING_SETS, type NamingSet } from '../../../../text/naming-set.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { to } from '../../../../ui/link.ts'
import { PasteForm } from '../../../../ui/referee/PasteForm.tsx'
import { useNames } from '../../../../ui/use-names.ts'
import { DISPUTES } from '../../referee/disputes.ts'
import { t } from '../../words/messages/referee.ts'
import { type Opened, openFile, openText } from './opening.ts'

const NotationLegend = lazy(async () => (await import('./NotationLegend.tsx')).NotationLegend)

interface Listed {
  id: string
  /** Its question, by naming set where they differ. */
  texts: readonly string[]
  /** The move that it is about, and what is played before. */
  played?: readonly unknown[]
  move?: unknown
}

/** The question in the names that show. */
const textIn = ({ texts }: Listed, names: NamingSet): string =>
  texts[NAMING_SETS.indexOf(names)] ?? texts[0] ?? ''

const SHOWN = 12

export interface StartProps {
  onOpen: (opened: Opened) => void
  onNew: () => void
}

/** What stands in the fold of other positions; asks for their list whenever it opens without one. */
export function StartPanel({ onOpen, onNew, isOpen }: StartProps & { isOpen: boolean }) {
  const [failed, setFailed] = useState(false)
  const [list, setList] = useState<readonly Listed[] | null>(null)
  const [query, setQuery] = useState('')
  const [isExplained, setExplained] = useState(false)
  const fetchList = async (): Promise<void> => {
    if (list) return
    try {
      setList(await (await fetch(to('/puerto-rico/referee/scenarios.json'))).json())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  useEffect(() => {
    if (isOpen) fetchList()
  }, [isOpen])
  const words = query.trim().split(/\s+/).filter(Boolean)
  const found = (list ?? []).filter((one) =>
    words.every((word) => [one.id, ...one.texts].join(' ').includes(word)),
  )
  const disputed = DISPUTES.flatMap((id) => list?.filter((one) => one.id === id) ?? [])
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
          <Found list={disputed} onOpen={onOpen} />
        </>
      )}
      {words.length > 0 && (
        <>
          <p role="status">
            {list
              ? t('edit.found', { count: found.length, shown: Math.min(SHOWN, found.length) })
              : t(failed ? 'edit.find-failed' : 'edit.finding')}
          </p>
          <Found list={found.slice(0, SHOWN)} onOpen={onOpen} />
        </>
      )}
      <PasteForm label={t('edit.paste')} onText={async (text) => onOpen(await openText(text))} />
      <details onToggle={(event) => setExplained(event.currentTarget.open)}>
        <summary>{t('edit.notation')}</summary>
        {isExplained && <NotationLegend />}
      </details>
    </>
  )
}

/** Scenarios by their question; a tap asks it and brings the answer. */
function Found({ list, onOpen }: { list: readonly Listed[]; onOpen: StartProps['onOpen'] }) {
  const names = useNames()
  return (
    <ul class="found">
      {list.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            class="quiet-action"
            onClick={async () => {
              const { id, played, move } = one
              onOpen(await openFile(`scenarios/${id}`, move === undefined ? {} : { played, move }))
            }}
          >
            {textIn(one, names)}
          </button>
        </li>
      ))}
    </ul>
  )
}
