/** Serves the built site: see `--help`. */
import { spawnSync } from 'node:child_process'
import { runCommand, wholeNumber } from './arguments.ts'
import { serve } from './serve/server.ts'
import { BUILT, requireBuild } from './site/built.ts'

const COMMAND = {
  usage: `usage: npm run -s serve -- [options], after a build; npm start -- [options] builds first
  --port N     default 4321; 0 takes any that is free
  --base PATH  the path that the site was built for; default /
  --host       listen for the local network too, not for this machine alone
  --build      build the site first`,
  options: {
    port: { type: 'string', default: '4321' },
    base: { type: 'string', default: '/' },
    host: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
  },
} as const

await runCommand(COMMAND, async ({ values }) => {
  const port = wholeNumber('port', values.port, 0, 65_535)
  const base = `/${values.base}/`.replace(/\/+/g, '/')
  if (values.build) {
    const { status } = spawnSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' })
    if (status !== 0) return status ?? 1
  }
  requireBuild()
  const { addresses } = await serve({ root: () => BUILT, base }, port, values.host)
  console.log(`The site is at ${addresses.join(' and ')} (Ctrl+C stops it)`)
  return 0
})
