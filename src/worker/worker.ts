/** The service worker: after one visit the site works without a net. Bundled by scripts/finish/worker.ts. */
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { FONTS, OFFLINE_PAGE, TAKE_OVER } from './shared.ts'

declare const self: ServiceWorkerGlobalScope
/** Every file that is kept, put in by the build. */
declare const FILES: PrecacheEntry[]

/** A page is found with or without its closing slash. */
const withSlash = ({ url }: { url: URL }): URL[] =>
  url.pathname.endsWith('/') ? [] : [new URL(`${url.pathname}/`, url)]

cleanupOutdatedCaches()
precacheAndRoute(FILES, {
  // A position in a link does not make another page.
  ignoreURLParametersMatching: [/./],
  cleanURLs: false,
  urlManipulation: withSlash,
})
registerRoute(({ url }) => url.pathname.endsWith('.woff2'), new CacheFirst({ cacheName: FONTS }))
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly())
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache(OFFLINE_PAGE) : undefined
  return page ?? Response.error()
})

// A new version waits until no page uses the old one, or a reader asks for it.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
