/** The built site over HTTP, as a host would serve it. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { UsageError } from '../arguments.ts'
import { EVERYWHERE, headersFor } from '../postbuild/headers.ts'

interface SiteOptions {
  /** Where the build lies; asked anew with every request, so that a test can put another in its place. */
  root: () => string
  /** '/' or '/name/'. */
  base: string
}

/**
 * Sends on to the address of a folder. It is told as a path of this site: neither the host that the request names nor
 * one that its path begins with is said again.
 */
const toFolder: MiddlewareHandler = (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  if (pathname.endsWith('/') || /\.[^/]+$/.test(pathname)) return next()
  return Promise.resolve(context.redirect(`/${pathname.replace(/^\/+/, '')}/${search}`, 301))
}

/**
 * Answers with the files of the site: compressed, in ranges, with the headers that the build writes down
 * for hosts; with its 404.html where there is no such file. A folder's address gets its closing slash.
 */
function siteApp({ root, base }: SiteOptions): Hono {
  const app = new Hono()
  // First, so that it is last to see the answer: what is not there or has not changed has the headers too.
  app.use(async (context, next) => {
    await next()
    const { req, res } = context
    const isFound = res.ok || res.status === 304
    const own = isFound && headersFor(base, req.path)
    const headers = { 'Cache-Control': 'no-cache', ...EVERYWHERE, ...own }
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })
  app.use(compress(), etag())
  app.use(`${base}*`, toFolder, (context, next) =>
    serveStatic({ root: root(), rewriteRequestPath: (path) => path.slice(base.length - 1) })(
      context,
      next,
    ),
  )
  app.use(async (context, next) => {
    const page = await serveStatic({ root: root(), path: '404.html' })(context, next)
    return page && new Response(page.body, { status: 404, headers: page.headers })
  })
  return app
}

export interface Listening {
  server: Server
  /** Every address that the site can be opened at from now on; the first is this machine's. */
  addresses: [string, ...string[]]
}

/** The addresses of this machine in its networks. */
const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

/** A port that somebody else listens on. */
class PortTaken extends UsageError {}

/** So many ports are tried where the first is taken. */
const MOST_PORTS = 20

/** Listens on the first port from this one on that is free; otherwise as `serve`. */
export async function serveNear(
  options: SiteOptions,
  first: number,
  everywhere: boolean,
): Promise<Listening> {
  for (let port = first; ; port++)
    try {
      return await serve(options, port, everywhere)
    } catch (error) {
      if (!(error instanceof PortTaken) || port === first + MOST_PORTS) throw error
    }
}

/**
 * Listens on a port, 0 for any free one: for this machine alone, or with `everywhere` for its networks too.
 * Throws a UsageError where the port is taken.
 */
export async function serve(
  options: SiteOptions,
  port: number,
  everywhere = false,
): Promise<Listening> {
  const server = createServer(getRequestListener(siteApp(options).fetch))
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const isTaken = code === 'EADDRINUSE'
      const why = isTaken ? 'is taken' : `cannot be listened on (${code})`
      const Refusal = isTaken ? PortTaken : UsageError
      reject(new Refusal(`Port ${port} ${why}: choose another with --port`))
    })
    server.listen(port, everywhere ? undefined : '127.0.0.1', resolve)
  })
  const { port: given } = server.address() as AddressInfo
  const addressOf = (name: string): string => `http://${name}:${given}${options.base}`
  const others = everywhere ? networkAddresses().map(addressOf) : []
  return { server, addresses: [addressOf('localhost'), ...others] }
}
