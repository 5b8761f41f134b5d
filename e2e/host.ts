import type { Server } from 'node:http'
import { serve } from '../scripts/serve/server.ts'
import { BUILT } from '../scripts/site/built.ts'
import { expect, test as general } from './clean-page.ts'

interface Publication {
  root: string
  base: string
}

interface Host {
  address: string
  /** Serves another build from now on. */
  publish: (root: string) => void
  /** Stops answering, for good. */
  disconnect: () => void
}

function stop(server: Server): void {
  server.close()
  server.closeAllConnections()
}

/** A test with a host of its own, that can publish another build and go away; browsers may keep the site. */
export const test = general.extend<{ published: Publication; host: Host }>({
  published: [{ root: BUILT, base: '/' }, { option: true }],
  serviceWorkers: 'allow',
  host: async ({ published }, use) => {
    let { root } = published
    const { server, addresses } = await serve({ root: () => root, base: published.base }, 0)
    await use({
      address: addresses[0],
      publish: (other) => {
        root = other
      },
      disconnect: () => stop(server),
    })
    stop(server)
  },
  baseURL: ({ host }, use) => use(host.address),
})

export { expect }
