import { to } from '../../ui/link.ts'
import { RENEW_CASES, TAKE_OVER } from '../worker/shared.ts'
import { OLD } from './notice.ts'

/** Takes the new version and opens the page again with it. */
export type Renew = () => void

/**
 * Keeps the site on the device, so that it works without a net. A later version is fetched beside
 * the one in use and waits; `offer` is then given the way to take it, and again where another window has taken it:
 * parts of this page that have not come yet are gone then.
 */
export async function keepOffline(offer: (renew: Renew) => void): Promise<void> {
  const { serviceWorker } = navigator
  let waiting: ServiceWorker | null = null
  let isTaking = false
  const renew = (): void => {
    if (waiting?.state !== 'installed') location.reload()
    isTaking = true
    waiting?.postMessage(TAKE_OVER)
  }
  let served = serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTaking) location.reload()
    // The first worker of all takes over a page of its own version.
    else if (served) {
      document.documentElement.dataset[OLD] = ''
      offer(renew)
    }
    served = serviceWorker.controller
  })
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded))
  try {
    await serviceWorker.register(to('/sw.js'), { scope: to('/') })
  } catch {
    // The browser allows none, as in some private windows. The site then needs a net.
    return
  }
  const registration = await serviceWorker.ready
  registration.active?.postMessage(RENEW_CASES)
  const look = (): void => {
    waiting = registration.waiting
    if (waiting && serviceWorker.controller) offer(renew)
  }
  const follow = (coming: ServiceWorker | null): void =>
    coming?.addEventListener('statechange', () => coming.state === 'installed' && look())
  look()
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}
