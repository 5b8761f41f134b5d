/** Links of a built site that lead nowhere. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { meansQuestion } from '../../src/referee/link.ts'
import { builtPages, fileOf } from './built.ts'

const ADDRESS =
  /\s(?:href|src|action|component-url|renderer-url|before-hydration-url)="([^"]*)"|\scontent="(\/[^"]*)"/g
const ID = /\sid="([^"]*)"/g

const plain = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&')

/**
 * Every address in the pages of `root`, published under `base`, that leads to no file of it or to no
 * element of the page, as 'page → address'. Addresses of other sites are not followed.
 */
export function brokenLinks(root: string, base: string): string[] {
  const pages = builtPages(root)
  const htmlOf = new Map(
    pages.map((page) => [page, readFileSync(join(root, fileOf(page)), 'utf8')]),
  )
  const ids = new Map<string, Set<string>>()
  const idsOf = (page: string): Set<string> => {
    const known = ids.get(page)
    if (known) return known
    const found = new Set(
      Array.from((htmlOf.get(page) ?? '').matchAll(ID), ([, id = '']) => plain(id)),
    )
    ids.set(page, found)
    return found
  }

  /** Whether an address, seen from a page, leads to something. */
  const leads = (page: string, address: string): boolean => {
    const here = new URL(`http://site.invalid${base.slice(0, -1)}${page}`)
    const { origin, pathname, hash } = new URL(address, here)
    if (origin !== here.origin) return true
    if (!pathname.startsWith(base)) return false
    const there = decodeURI(pathname.slice(base.length - 1))
    const file = join(root, fileOf(there))
    if (!existsSync(file) || !statSync(file).isFile()) return false
    if (hash === '' || meansQuestion(hash) || !htmlOf.has(there)) return true
    return idsOf(there).has(decodeURIComponent(hash.slice(1)))
  }

  return pages.flatMap((page) => {
    const found = Array.from((htmlOf.get(page) ?? '').matchAll(ADDRESS))
    const addresses = new Set(found.map(([, link, content]) => plain(link ?? content ?? '')))
    return Array.from(addresses)
      .filter((address) => !leads(page, address))
      .map((address) => `${page} → ${address}`)
  })
}
