/** Finds links of a built site, and hits of its search, that lead nowhere: pages, files and anchors. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isLink } from '../../src/saves/link.ts'
import { unescaped } from './unescaped.ts'

interface Checked {
  /** How many links were looked at. */
  links: number
  /** Every one that leads nowhere, as 'rules/index.html: /nowhere/ (no such page)'. */
  broken: string[]
}

interface Page {
  ids: ReadonlySet<string>
  links: readonly string[]
}

const TAG = /<(?:a|area|link|script|img|source|iframe|astro-island)\b(?:"[^"]*"|'[^']*'|[^'">])*>/g
/** An island tells its scripts in attributes of its own. */
const ADDRESS =
  /\s(?:href|src|component-url|renderer-url|before-hydration-url)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g
const ID = /\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g
/** Code and remarks are no markup. */
const UNREAD =
  /<!--[\s\S]*?-->|(?<=<script\b[^>]*>)[\s\S]*?(?=<\/script>)|(?<=<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g

/** The anchors and links of a page. */
export function readPage(html: string): Page {
  const markup = html.replace(UNREAD, '')
  return {
    ids: new Set(Array.from(markup.matchAll(ID), ([, a, b, c]) => unescaped(a ?? b ?? c ?? ''))),
    links: Array.from(markup.matchAll(TAG)).flatMap(([tag]) =>
      Array.from(tag.matchAll(ADDRESS), ([, a, b, c]) => unescaped(a ?? b ?? c ?? '')),
    ),
  }
}

const SEARCHED = /^(?<folder>.*\/)?search\/[^/]+\.json$/

/** Where the hits of a search lead, as its dialog links them: within its language, below the base. */
function hitsOf(text: string, below: string): string[] {
  const found = Array.from(text.matchAll(/"href":"\/([^"]*)"/g), ([, href]) => `${below}${href}`)
  return [...new Set(found)]
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Checks every page below `root`, a site published under `base` ('/' or '/name/'). */
export function checkLinks(root: string, base: string): Checked {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(root, file)).isFile())
    .sort()
  const known = new Set(files)
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readPage(readFileSync(join(root, file), 'utf8'))]),
  )
  const site = new URL('http://site.invalid')

  /** Why a link leads nowhere; null where it leads somewhere, or out of the site. */
  function fault(from: string, link: string): string | null {
    const at = new URL(base + from.replace(/(?:^|(?<=\/))index\.html$/, ''), site)
    if (!URL.canParse(link, at)) return 'cannot be read'
    const { origin, pathname, hash } = new URL(link, at)
    if (origin !== site.origin) return null
    const path = decoded(pathname)
    if (!path.startsWith(base)) return `leaves ${base}`
    const inside = path.slice(base.length)
    const file = [inside, `${inside}index.html`, `${inside}/index.html`].find((name) =>
      known.has(name.replace(/^\//, '')),
    )
    if (file === undefined) return 'no such page'
    const page = pages.get(file.replace(/^\//, ''))
    // On the pages of referee and free play the part behind # may be a position, not a place.
    if (/\/(?:referee|play)\/$/.test(inside) && isLink(hash)) return null
    const anchor = decoded(hash.slice(1))
    if (!page || anchor === '' || anchor === 'top' || page.ids.has(anchor)) return null
    return `no #${anchor} there`
  }

  const searched = files.flatMap((file) => {
    const folder = SEARCHED.exec(file)?.groups
    if (!folder) return []
    const text = readFileSync(join(root, file), 'utf8')
    return [[file, { links: hitsOf(text, base + (folder.folder ?? '')) }] as const]
  })

  let links = 0
  const broken: string[] = []
  for (const [from, page] of [...pages, ...searched])
    for (const link of page.links) {
      links++
      const why = fault(from, link)
      if (why) broken.push(`${from}: ${link} (${why})`)
    }
  return { links, broken: [...new Set(broken)] }
}
