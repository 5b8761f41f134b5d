import { t } from '../text/messages/files.ts'
import { download } from './download.ts'

interface Props {
  text: string
  onDrop: () => void
}

/** Tells that something kept on the device could not be read, and lies aside until the reader has it or does not want it. */
export function UnreadableNotice({ text, onDrop }: Props) {
  return (
    <div class="warning" role="status">
      <p>{t('aside.told')}</p>
      <button type="button" class="quiet-action" onClick={() => download('unreadable.txt', text)}>
        {t('aside.export')}
      </button>{' '}
      <button type="button" class="quiet-action" onClick={onDrop}>
        {t('aside.drop')}
      </button>
    </div>
  )
}
