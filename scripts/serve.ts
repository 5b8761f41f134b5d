/** Serves the built site: see `--help`. */
import { spawnSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { runCommand, wholeNumber } from './arguments.ts'
import { serve, serveNear } from './serve/server.ts'
import { BUILT, requireBuild } from './site/built.ts'

const PORT = 4321

const COMMAND = {
  usage: `usage: npm run -s serve -- [options], after a build; npm start -- [options] builds first
  --port N     default ${PORT}, or the next that is free; 0 takes any that is free
  --base PATH  the path that the site was built for; default /
  --host       listen for the local network too, not for this machine alone
  --build      build the site first`,
  options: {
    port: { type: 'string' },
    base: { type: 'string', default: '/' },
    host: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
  },
} as const

await runCommand(COMMAND, async ({ values: { port, base: path, host, build } }) => {
  const base = `/${path}/`.replace(/\/+/g, '/')
  const named = port === undefined ? null : wholeNumber('port', port, 0, 65_535)
  if (!build) requireBuild()
  const site = { root: () => BUILT, base }
  // Before the build, which takes minutes: who asks meanwhile is answered after it.
  const { server, addresses } =
    named === null ? await serveNear(site, PORT, host) : await serve(site, named, host)
  const { port: given } = server.address() as AddressInfo
  if (named === null && given !== PORT)
    console.log(`Port ${PORT} is taken: the site will be at port ${given}`)
  if (build) {
    const { status } = spawnSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' })
    if (status !== 0) {
      server.close()
      return status ?? 1
    }
  }
  console.log(`The site is at ${addresses.join(' and ')} (Ctrl+C stops it)`)
  return 0
})
