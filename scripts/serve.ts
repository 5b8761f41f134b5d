/** Serves the built site: `npm run -s serve -- [--base /name/] [--port 4321]`. */
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { answer } from './serve/answer.ts'

const ROOT = 'dist'
const TRIES = 100

async function respond(base: string, request: IncomingMessage, response: ServerResponse) {
  const { method, url = '/' } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const found = await answer(ROOT, base, url)
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

async function serve(base: string, first: number): Promise<void> {
  for (let port = first; port < first + TRIES; port++) {
    const server = createServer((request, response) => {
      respond(base, request, response).catch(() => response.destroy())
    })
    if (await listens(server, port)) {
      console.log(`The site is at http://localhost:${port}${base} (Ctrl+C stops it)`)
      return
    }
  }
  throw new Error(`All ports from ${first} to ${first + TRIES - 1} are taken.`)
}

function options(): { base: string; port: number } {
  const { values } = parseArgs({
    options: { base: { type: 'string', default: '/' }, port: { type: 'string', default: '4321' } },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535 - TRIES) {
    throw new Error(`--port ${values.port}: a whole number from 1 to ${65_535 - TRIES} is needed.`)
  }
  return { base: `/${values.base}/`.replace(/\/+/g, '/'), port }
}

try {
  const { base, port } = options()
  if (!existsSync(ROOT)) throw new Error('There is no built site yet: run `npm run build` first.')
  await serve(base, port)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
