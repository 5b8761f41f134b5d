/** The service worker: after one visit the site works without a net. Bundled by scripts/postbuild/service-worker.ts. */
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { OFFLINE_PAGE, PAGES, TAKE_OVER } from './shared.ts'

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
// What is not kept from the start, such as single cases, is kept once it was read.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' || url.pathname.endsWith('.json'),
  new NetworkFirst({ cacheName: PAGES, networkTimeoutSeconds: 5 }),
)
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache(OFFLINE_PAGE) : undefined
  return page ?? Response.error()
})

// A new version waits until no page uses the old one, or a reader asks for it.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) self.skipWaiting()
})
self.addEventListener('activate', (event) => {
  // Pages of the old version name files that are gone.
  event.waitUntil(Promise.all([caches.delete(PAGES), self.clients.claim()]))
})
