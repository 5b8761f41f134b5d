import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../../text/messages/keys.ts'
import { isPlain, takesKeys } from '../keys.ts'
import { memo } from '../memo.ts'

/** Keys that press a button of the table, by its data-action. */
const BUTTONS: Readonly<Record<string, string>> = { u: 'undo', r: 'redo', h: 'hint' }
const HELP = [
  ['Tab', 'keys.zone'],
  ['← ↑ → ↓', 'keys.place'],
  ['Enter', 'keys.choose'],
  ['␣', 'keys.fold'],
  ['U', 'keys.undo'],
  ['R', 'keys.redo'],
  ['H', 'keys.hint'],
  ['?', 'keys.help'],
] as const

/** A Korean keyboard says ㅕ where U is pressed. */
function letterOf({ key, code }: KeyboardEvent): string {
  const isLatin = key.charCodeAt(0) < 128
  return (isLatin ? key : code.replace(/^Key/, '')).toLowerCase()
}

/** Keys for the table, and the card that tells them. A reader can switch them off in the settings. */
export const Shortcuts = memo(function Shortcuts({ table }: { table: RefObject<HTMLElement> }) {
  const card = useRef<HTMLDivElement>(null)
  // Whoever sees the button of the keys can press them.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isPlain(event) || !takesKeys(event, table.current)) return
      const letter = letterOf(event)
      if (letter === '?') card.current?.togglePopover()
      const action = BUTTONS[letter]
      if (!action) return
      table.current?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [table])
  return (
    <>
      <button type="button" class="quiet-action keys-button" popovertarget="keys">
        {t('keys.title')}
      </button>
      <div
        ref={card}
        id="keys"
        class="keys-card"
        popover="auto"
        role="dialog"
        aria-label={t('keys.title')}
        tabIndex={-1}
        autofocus
      >
        <dl>
          {HELP.map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(words)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('keys.settings')}</p>
      </div>
    </>
  )
})
