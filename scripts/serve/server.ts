import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { headersFor } from '../finish/headers.ts'
import { answer } from './answer.ts'
import { encodingFor, packed } from './packed.ts'

const TRIES = 100

async function respond(
  root: string,
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const found = await answer(root, base, url)
  response.setHeader('cache-control', 'no-cache')
  if ('location' in found) {
    response.writeHead(found.status, { location: found.location }).end()
  } else if ('text' in found) {
    response.writeHead(found.status, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(found.text)
  } else {
    const { status, file, type } = found
    const encoding = encodingFor(type, String(headers['accept-encoding'] ?? ''))
    const body = encoding ? await packed(file, encoding) : await readFile(file)
    response.writeHead(status, {
      'content-type': type,
      'content-length': body.length,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
      ...(status === 200 && headersFor(base, url)),
    })
    response.end(method === 'HEAD' ? undefined : body)
  }
}

/** Resolves with true when the server listens on `port`, with false when the port is taken. */
function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    server.listen(port, () => resolve(true))
  })
}

/**
 * Serves the site built in `root` under `base` on the first free port from `first` on. `root` is
 * asked anew with every request, so that a test can put another build in its place. Throws when
 * a hundred ports are taken.
 */
export async function serve(
  root: () => string,
  base: string,
  first: number,
): Promise<{ address: string; server: Server }> {
  for (let port = first; port < first + TRIES; port++) {
    const server = createServer((request, response) => {
      respond(root(), base, request, response).catch(() => response.destroy())
    })
    if (await listens(server, port)) return { address: `http://localhost:${port}${base}`, server }
  }
  throw new Error(`All ports from ${first} to ${first + TRIES - 1} are taken.`)
}
