/** When the site has something to tell (Notices.astro). */
import { UNKEPT } from '../../ui/storage.ts'
import { showNotice } from './notice.ts'
import { keepOffline } from './offline.ts'

const sayUnkept = () => showNotice('unkept')
if (UNKEPT in document.documentElement.dataset) sayUnkept()
else document.addEventListener(UNKEPT, sayUnkept, { once: true })

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  keepOffline((renew) =>
    showNotice('renewal')?.querySelector('.renew')?.addEventListener('click', renew),
  )
