/** The service worker: after one visit the site works without a net. Bundled by scripts/postbuild/service-worker.ts. */
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { CASE_LIST, CASES, type CaseList, keepCases, keptVersion } from '../../ui/kept-cases.ts'
import { OFFLINE_PAGE, PAGES, RENEW_CASES, TAKE_OVER } from './shared.ts'

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
  if (request.mode !== 'navigate') return Response.error()
  const address = request.url.replace(/\/?(?:[?#].*)?$/, '/')
  const kept = await caches.match(address, { cacheName: CASES })
  return kept ?? (await matchPrecache(OFFLINE_PAGE)) ?? Response.error()
})

/** Fetches the cases on the device anew, where those of this version are others. */
async function renewCases(): Promise<void> {
  const root = self.registration.scope
  const kept = await keptVersion(root)
  if (kept === null) return
  const list: CaseList | undefined = await (await matchPrecache(CASE_LIST))?.json()
  if (list && list.version !== kept) await keepCases(list, root)
}

// A new version waits until no page uses the old one, or a reader asks for it.
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) self.skipWaiting()
  // Later than `activate`, which pages have to wait for.
  if (event.data === RENEW_CASES) event.waitUntil(renewCases())
})
self.addEventListener('activate', (event) => {
  // Pages of the old version name files that are gone.
  event.waitUntil(Promise.all([caches.delete(PAGES), self.clients.claim()]))
})
