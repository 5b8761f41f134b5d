import { to } from '../../../../ui/link.ts'
import { PasteForm } from '../../../../ui/referee/PasteForm.tsx'
import { t } from '../../words/messages/referee.ts'
import { type Opened, openText } from './opening.ts'

interface Props {
  onOpen: (opened: Opened) => void
  onNew: () => void
}

/** Other positions to begin from: the deal, a case, pasted text. */
export function Start({ onOpen, onNew }: Props) {
  return (
    <details class="panel start">
      <summary>{t('start.other')}</summary>
      <p>
        <a href={to('/le-havre/cases/')}>{t('edit.cases')}</a>
      </p>
      <button type="button" class="quiet-action" onClick={onNew}>
        {t('edit.new')}
      </button>
      <PasteForm
        label={t('edit.paste-text')}
        onText={async (text) => onOpen(await openText(text))}
      />
    </details>
  )
}
