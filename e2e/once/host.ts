import type { Server } from 'node:http'
import { serve } from '../../scripts/serve/server.ts'
import { BUILT } from '../../scripts/site/built.ts'
import { expect, test as general } from '../clean-page.ts'

const FIRST_PORT = 4401

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
    const { address, server } = await serve(() => root, published.base, FIRST_PORT)
    await use({
      address,
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
