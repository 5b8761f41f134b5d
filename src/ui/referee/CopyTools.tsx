import { useState } from 'preact/hooks'
import { t } from '../../text/messages/referee.ts'
import { copyText } from '../copy.ts'
import { lazy } from '../lazy.tsx'

const QrCode = lazy(async () => (await import('./QrCode.tsx')).QrCode)

/** In which form a question goes on. */
type Way = 'link' | 'line' | 'yaml' | 'json' | 'text'

/** The ways that there are, in their order, each with what makes the text. */
export type Ways = readonly (readonly [way: Way, make: () => string | Promise<string>])[]

interface Props {
  ways: Ways
  /** The whole address of the question. */
  address: () => Promise<string>
}

/** The question for somebody else: as a link, as a scenario, in words, as a code for a camera. */
export function CopyTools({ ways, address }: Props) {
  const [status, setStatus] = useState('')
  const [text, setText] = useState('')
  const [shown, setShown] = useState('')
  const copy = async (make: () => string | Promise<string>): Promise<void> => {
    const made = await make()
    const isCopied = await copyText(made)
    setStatus(t(isCopied ? 'copy.done' : 'copy.failed'))
    setText(isCopied ? '' : made)
  }
  return (
    <section class="copy">
      <h2>{t('copy.title')}</h2>
      <div class="choices">
        {ways.map(([way, make]) => (
          <button
            key={way}
            type="button"
            class="quiet-action"
            data-copy={way}
            onClick={() => copy(make)}
          >
            {t(`copy.${way}`)}
          </button>
        ))}
        <button
          type="button"
          class="quiet-action"
          aria-pressed={shown !== ''}
          onClick={async () => setShown(shown ? '' : await address())}
        >
          {t('copy.qr')}
        </button>
      </div>
      {shown && <QrCode key={shown} address={shown} />}
      <p role="status">{status}</p>
      {text && <textarea readOnly rows={6} value={text} aria-label={t('copy.title')} />}
    </section>
  )
}
