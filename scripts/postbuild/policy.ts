/** The content security policy of each page: what its own scripts and styles need, and nothing else. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { unescaped } from '../site/unescaped.ts'

const OPENING = /<!--[\s\S]*?-->|<([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g
const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)')/
const HANDLER = /\son[a-z]+\s*=/i
/** Scripts of other types are data: structured data, props of islands. */
const IS_DATA = /\stype="(?!module"|text\/javascript")[^"]+"/
const CHARSET = /<meta charset="utf-8"\s*\/?>/i
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface Inlined {
  scripts: Set<string>
  styles: Set<string>
  styleAttributes: Set<string>
}

/** What stands in a page itself, as hashes. Throws at a handler in an attribute: it would never run. */
function inlined(html: string): Inlined {
  const found: Inlined = { scripts: new Set(), styles: new Set(), styleAttributes: new Set() }
  for (const opening of Array.from(html.matchAll(OPENING))) {
    const [tag, name, attributes = ''] = opening
    if (name === undefined) continue
    const outsideQuotes = attributes.replace(/"[^"]*"|'[^']*'/g, '""')
    if (HANDLER.test(outsideQuotes)) throw new Error(`A handler in an attribute: ${tag}`)
    const style = STYLE.exec(attributes)
    if (style) found.styleAttributes.add(hashOf(unescaped(style[1] ?? style[2] ?? '')))
    const start = opening.index + tag.length
    const text = () => html.slice(start, html.indexOf(`</${name}`, start))
    if (name === 'style') found.styles.add(hashOf(text()))
    if (name === 'script' && !/\ssrc=/.test(outsideQuotes) && !IS_DATA.test(attributes)) {
      found.scripts.add(hashOf(text()))
    }
  }
  return found
}

/** The policy that a page with this HTML needs. `frame-ancestors` holds in headers alone. */
export function policyFor(html: string): string {
  const { scripts, styles, styleAttributes } = inlined(html)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr':
      styleAttributes.size > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
    // Starlight's sheet draws small marks with data: images.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The page with its policy, in place of one it had, directly behind its charset and so before everything it governs. */
export function withPolicy(html: string): string {
  if (!CHARSET.test(html)) throw new Error('The page names no charset.')
  const meta = `<meta http-equiv="content-security-policy" content="${policyFor(html)}">`
  return html.replace(POLICY, '').replace(CHARSET, (charset) => charset + meta)
}

/** Writes the policy into each of the pages. */
export async function writePolicies(files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      await writeFile(file, withPolicy(await readFile(file, 'utf8')))
    } catch (cause) {
      throw new Error(`${file}: no policy could be written`, { cause })
    }
  }
}
