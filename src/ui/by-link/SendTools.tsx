import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../text/messages/by-link.ts'
import { copyText } from '../copy.ts'
import { lazy } from '../lazy.tsx'
import { share } from '../share.ts'

const QrCode = lazy(async () => (await import('../referee/QrCode.tsx')).QrCode)

interface Props {
  /** Where the link leads; empty until it is written. */
  address: string
  /** What a message with the link says. */
  text: string
  /** Sending is what comes next. */
  isNext: boolean
  wasSent: boolean
  status: string
  /** Nobody answers: the game is over. */
  isLast: boolean
  /** It went out, or may have; the words say how. */
  onSent: (words: string) => void
  /** Other buttons, which stand beside the one that sends. */
  children: ComponentChildren
}

/** Ways to hand a link on: the device's own, the clipboard, a code to be scanned; by hand where none of them works. */
export function SendTools(props: Props) {
  const { address, text, isNext, wasSent, status, isLast, onSent, children } = props
  const sent = isLast ? 'by-link.sent-last' : 'by-link.sent'
  const [byHand, setByHand] = useState(false)
  const [coded, setCoded] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (coded) dialog.current?.showModal()
  }, [coded])
  const send = async (): Promise<void> => {
    const done = await share(text, address)
    if (done === 'closed') return
    setByHand(done === 'failed')
    onSent(t(done === 'shared' ? sent : done === 'copied' ? 'by-link.copied' : 'by-link.by-hand'))
  }
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(address)
    setByHand(!isCopied)
    onSent(t(isCopied ? 'by-link.copied' : 'by-link.by-hand'))
  }
  return (
    <>
      <button
        type="button"
        class={isNext ? 'main-action' : 'quiet-action'}
        disabled={address === ''}
        onClick={send}
      >
        {t(wasSent ? 'by-link.again' : 'by-link.send')}
      </button>
      {children}
      <button type="button" class="quiet-action" disabled={address === ''} onClick={copy}>
        {t('by-link.copy')}
      </button>
      <button
        type="button"
        class="quiet-action"
        aria-haspopup="dialog"
        disabled={address === ''}
        onClick={() => {
          setCoded(true)
          onSent('')
        }}
      >
        {t('by-link.qr')}
      </button>
      <p role="status">{status}</p>
      {byHand && <textarea readOnly rows={3} value={address} aria-label={t('by-link.send')} />}
      {coded && (
        <dialog class="link-code" ref={dialog} onClose={() => setCoded(false)}>
          <QrCode address={address} alt={t('by-link.qr')} hint={t('by-link.qr.hint')} />
          <button type="button" class="quiet-action" onClick={() => dialog.current?.close()}>
            {t('by-link.close')}
          </button>
        </dialog>
      )}
    </>
  )
}
