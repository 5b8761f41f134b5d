/** All case pages on the device, by a tap; they are too many to come unasked. Used by the page and by the worker. */

/** The cache that holds them, which outlives a new version of the site; languages lie on one host, each has its own. */
export const casesOf = (root: string): string => `cases ${root}`
/** The list of them that the build writes, relative to the site's root; in the cache, what is there. */
export const CASE_LIST = 'cases.json'

export interface CaseList {
  /** Changes when any of them does. */
  version: string
  /** Bytes that come over the net, compressed, and bytes that they take on the device. */
  sent: number
  kept: number
  /** Their addresses, relative to the site's root. */
  pages: string[]
}

/** How many are fetched at the same time. */
const AT_ONCE = 6

/** The version that is on the device as a whole; null where none is. */
export async function keptVersion(root: string): Promise<string | null> {
  const list = await caches.match(root + CASE_LIST, { cacheName: casesOf(root) })
  return list ? ((await list.json()) as CaseList).version : null
}

/**
 * Fetches every page of the list; `onCount` is called with how many are there. Gives how many could not be had: those
 * that were there before stay, and the list is not marked as kept. Throws where the device has no room.
 */
export async function keepCases(
  list: CaseList,
  root: string,
  onCount?: (count: number) => void,
): Promise<number> {
  const cache = await caches.open(casesOf(root))
  let there = 0
  for (let from = 0; from < list.pages.length; from += AT_ONCE) {
    const some = list.pages.slice(from, from + AT_ONCE)
    const kept = await Promise.all(some.map((page) => keepPage(cache, root + page)))
    there += kept.filter(Boolean).length
    onCount?.(there)
  }
  const missing = list.pages.length - there
  if (missing === 0) {
    for (const { url } of await cache.keys())
      if (!list.pages.includes(new URL(url).pathname.slice(root.length))) await cache.delete(url)
    await cache.put(root + CASE_LIST, Response.json(list))
  }
  return missing
}

async function keepPage(cache: Cache, address: string): Promise<boolean> {
  const answer = await fetch(address, { cache: 'no-cache' }).catch(() => null)
  if (!answer?.ok) return false
  await cache.put(address, answer)
  return true
}
