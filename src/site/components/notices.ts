/** When the site has something to tell (Notices.astro). */
import { UNKEPT } from '../../ui/storage.ts'
import { showNotice } from './notice.ts'
import { keepOffline, type Renew } from './offline.ts'

const sayUnkept = () => showNotice('unkept')
if (UNKEPT in document.documentElement.dataset) sayUnkept()
else document.addEventListener(UNKEPT, sayUnkept, { once: true })

function offer(renew: Renew): void {
  const button = showNotice('renewal')?.querySelector('.renew')
  button?.addEventListener('click', renew, { once: true })
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') keepOffline(offer)
  else addEventListener('load', () => keepOffline(offer))
}
