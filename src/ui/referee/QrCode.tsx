import { encodeQR } from 'qr'
import { t } from '../../text/messages/referee.ts'
import './qr.css'

/** The most letters that a code of this kind holds. */
const MOST = 2900

/** An address as a picture that another phone's camera opens; it says so where the address is too long for one. */
export function QrCode({
  address,
  alt = t('copy.qr.alt'),
  hint = t('copy.qr.hint'),
}: {
  address: string
  alt?: string
  hint?: string
}) {
  if (address.length > MOST) return <p role="status">{t('copy.qr.long')}</p>
  return (
    <figure class="qr">
      <img src={encodeQR(address, 'data-url', { ecc: 'low', border: 4 })} alt={alt} />
      <figcaption>{hint}</figcaption>
    </figure>
  )
}
