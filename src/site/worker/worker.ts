/** The service worker: after one visit the site works without a net. Bundled by scripts/postbuild/service-worker.ts. */
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { CASE_LIST, type CaseList, casesOf, keepCases, keptVersion } from '../../ui/kept-cases.ts'
import { OFFLINE_PAGE, RENEW_CASES, TAKE_OVER } from './shared.ts'

declare const self: ServiceWorkerGlobalScope
/** Every file that is kept, put in by the build. */
declare const FILES: PrecacheEntry[]

/** A page is found with or without its closing slash. */
const withSlash = ({ url }: { url: URL }): URL[] =>
  url.pathname.endsWith('/') ? [] : [new URL(`${url.pathname}/`, url)]

/** Where the site of this language lies on its host, and in its name each cache of it. */
const ROOT = new URL(self.registration.scope).pathname
const PAGES = `pages ${ROOT}`

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
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: 5,
    // A position in a link does not make another page here either.
    plugins: [{ cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/s, '') }],
  }),
)
/** What any worker of this host keeps: the original's has the pages that a language lacks, and their files. */
const keptAnywhere = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreSearch: true, ignoreVary: true })

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/_astro/'),
  async ({ request }) => (await keptAnywhere(request.url)) ?? fetch(request),
)
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return (await keptAnywhere(request.url)) ?? Response.error()
  const address = new URL(request.url).pathname.replace(/\/?$/, '/')
  const above = new URL('..', self.registration.scope).pathname
  const kept =
    (await caches.match(address, { cacheName: casesOf(ROOT) })) ??
    (await keptAnywhere(above + address.slice(ROOT.length)))
  return kept ?? (await matchPrecache(OFFLINE_PAGE)) ?? Response.error()
})

/** Where cases lay when all languages of a host shared one cache. */
const SHARED = 'cases'

/** Fetches the cases on the device anew, where those of this version are others or lie in the shared cache. */
async function renewCases(): Promise<void> {
  const shared = await caches.match(ROOT + CASE_LIST, { cacheName: SHARED })
  const kept = await keptVersion(ROOT)
  if (kept === null && !shared) return
  const list: CaseList | undefined = await (await matchPrecache(CASE_LIST))?.json()
  if (!list || list.version === kept) return
  if ((await keepCases(list, ROOT)) === 0 && shared) await caches.delete(SHARED)
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
