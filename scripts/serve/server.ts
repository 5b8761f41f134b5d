import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answer } from './answer.ts'

const TRIES = 100

async function respond(
  root: string,
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = '/' } = request
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
    response.writeHead(found.status, { 'content-type': found.type })
    if (method === 'HEAD') response.end()
    else
      createReadStream(found.file)
        .on('error', () => response.destroy())
        .pipe(response)
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
