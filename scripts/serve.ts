/** Serves the built site: `npm run -s serve -- [--base /name/] [--port 4321]`. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { serve } from './serve/server.ts'

const ROOT = 'dist'
const LAST_PORT = 65_000

function options(): { base: string; port: number } {
  const { values } = parseArgs({
    options: { base: { type: 'string', default: '/' }, port: { type: 'string', default: '4321' } },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > LAST_PORT) {
    throw new Error(`--port ${values.port}: a whole number from 1 to ${LAST_PORT} is needed.`)
  }
  return { base: `/${values.base}/`.replace(/\/+/g, '/'), port }
}

try {
  const { base, port } = options()
  if (!existsSync(ROOT)) throw new Error('There is no built site yet: run `npm run build` first.')
  const { address } = await serve(() => ROOT, base, port)
  console.log(`The site is at ${address} (Ctrl+C stops it)`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
