import { stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

export type Answer =
  | { status: 200 | 404; file: string; type: string }
  | { status: 301; location: string }
  | { status: 400 | 404; text: string }

type Kind = 'file' | 'folder' | 'nothing'

async function kindOf(path: string): Promise<Kind> {
  const found = await stat(path).catch(() => null)
  if (found === null) return 'nothing'
  return found.isDirectory() ? 'folder' : 'file'
}

function sendFile(status: 200 | 404, file: string): Answer {
  return { status, file, type: TYPES[extname(file)] ?? 'application/octet-stream' }
}

async function notFound(root: string): Promise<Answer> {
  const page = join(root, '404.html')
  if ((await kindOf(page)) === 'file') return sendFile(404, page)
  return { status: 404, text: 'Not found.' }
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * What a request for `url` gets from the site built in `root` and published under `base`
 * ('/' or '/name/'): a folder's index.html, the file itself, a redirect to the address with the
 * closing slash, or the site's 404.html. Never leaves `root`.
 */
export async function answer(root: string, base: string, url: string): Promise<Answer> {
  const mark = url.indexOf('?')
  const query = mark < 0 ? '' : url.slice(mark)
  const path = decoded(mark < 0 ? url : url.slice(0, mark))
  if (path === null || path.includes('\0')) {
    return { status: 400, text: 'This address cannot be read.' }
  }
  if (`${path}/` === base) return { status: 301, location: encodeURI(base) + query }
  if (!path.startsWith(base)) return notFound(root)

  const inside = path.slice(base.length).replace(/^\/+/, '')
  const top = resolve(root)
  const target = resolve(top, inside)
  if (target !== top && !target.startsWith(top + sep)) return notFound(root)

  const asFolder = inside === '' || inside.endsWith('/')
  const kind = await kindOf(target)
  if (kind === 'folder' && !asFolder) {
    return { status: 301, location: `${encodeURI(base + inside)}/${query}` }
  }
  const file = asFolder ? join(target, 'index.html') : target
  return (await kindOf(file)) === 'file' ? sendFile(200, file) : notFound(root)
}
