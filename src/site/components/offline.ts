import { to } from '../../ui/link.ts'
import { RENEW_CASES, TAKE_OVER } from '../worker/shared.ts'

/** Takes the new version and opens the page again with it. */
export type Renew = () => void

/**
 * Keeps the site on the device, so that it works without a net. A later version is fetched beside
 * the one in use and waits; `offer` is then given the way to take it.
 */
export async function keepOffline(offer: (renew: Renew) => void): Promise<void> {
  const { serviceWorker } = navigator
  try {
    await serviceWorker.register(to('/sw.js'), { scope: to('/') })
  } catch {
    // The browser allows none, as in some private windows. The site then needs a net.
    return
  }
  const registration = await serviceWorker.ready
  registration.active?.postMessage(RENEW_CASES)
  const look = (): void => {
    const { waiting } = registration
    if (waiting && serviceWorker.controller) offer(() => renewWith(waiting))
  }
  const follow = (coming: ServiceWorker | null): void =>
    coming?.addEventListener('statechange', () => coming.state === 'installed' && look())
  look()
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

function renewWith(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting.postMessage(TAKE_OVER)
}
