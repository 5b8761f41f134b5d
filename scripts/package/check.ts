/** Tries the packed file as its users would: installed into an empty folder, and nothing of the project beside it. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Count } from '../test/counts.ts'
import { FOLDER } from './build.ts'

/** A game in a bundler's hands, without words: minified and gzipped, what it needs included. */
const MOST_BYTES = 60_000
const PYTHON_GAMES = 5
const STRICT = {
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'es2022',
  types: [],
}

/** The samples of a README in one language, one after the other. */
const samples = (file: string, language: string): string =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm')),
    ([, code = '']) => code,
  ).join('\n')

/** The Node of the project, and the machine's own where it has another. */
function nodes(): string[] {
  const path = (process.env.PATH ?? '').split(':').filter((one) => !one.includes('node_modules'))
  const found = [process.execPath]
  try {
    const env = { ...process.env, PATH: path.join(':') }
    found.push(execFileSync('node', ['-p', 'process.execPath'], { env, encoding: 'utf8' }).trim())
  } catch {
    // A machine without a Node of its own.
  }
  return [...new Set(found)]
}

/** Runs every check and says what failed. */
export async function checkPackage(packed: string): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  const count: Count = { passed: 0, failed: 0 }
  const bin = resolve('node_modules/.bin')
  const run = (command: string, args: string[], cwd = folder): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  async function check(name: string, tried: () => unknown): Promise<void> {
    try {
      await tried()
      count.passed += 1
    } catch (error) {
      count.failed += 1
      const {
        message,
        stdout = '',
        stderr = '',
      } = error as Error & { stdout?: string; stderr?: string }
      console.error(`${name}: ${message}\n${stdout}${stderr}`)
    }
  }
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
    await check('install', () =>
      run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', packed]),
    )
    const sources = { readme: 'README.md', package: 'src/package/README.md' }
    for (const [name, file] of Object.entries(sources)) {
      writeFileSync(join(folder, `${name}.mts`), samples(file, 'ts'))
      writeFileSync(join(folder, `${name}.mjs`), samples(file, 'ts'))
      for (const node of nodes())
        await check(`samples of ${file} on ${node}`, () => run(node, [`${name}.mjs`]))
    }
    for (const [moduleResolution, module] of [
      ['nodenext', 'nodenext'],
      ['bundler', 'esnext'],
    ]) {
      const compilerOptions = { ...STRICT, module, moduleResolution }
      const config = { compilerOptions, files: ['readme.mts', 'package.mts'] }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
      await check(`types with ${moduleResolution}`, () => run(join(bin, 'tsc'), ['-p', '.']))
    }
    for (const game of ['puerto-rico', 'le-havre'])
      await check(`bundling ${game}`, () => bundle(folder, game))
    await check('API pages', () => {
      run(join(bin, 'typedoc'), ['--out', join(folder, 'api')], process.cwd())
      for (const page of ['puerto-rico.puertoRico', 'le-havre.leHavre', 'bots.leHavreBots'])
        readFileSync(join(folder, `api/variables/${page}.html`))
    })
    await check('publint', () => run(join(bin, 'publint'), ['--strict'], FOLDER))
    await check('attw', () => run(join(bin, 'attw'), [packed, '--profile', 'esm-only']))
    cpSync('src/package/python', folder, { recursive: true })
    const command = join(folder, 'node_modules/harbour-games/dist/command.js')
    for (const node of nodes())
      await check(`Python clients on ${node}`, () =>
        run('python3', ['test_clients.py', node, command, String(PYTHON_GAMES)]),
      )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return count
}

const PLAYED = {
  'puerto-rico': `import { puertoRico as rules } from 'harbour-games/puerto-rico'
const setup = { edition: 'classic', seats: 4, seed: 3, expansions: ['new-buildings', 'nobles'] }`,
  'le-havre': `import { leHavre as rules } from 'harbour-games/le-havre'
const setup = { version: 'full', seats: 4, seed: 3 }`,
}

/** Bundles a page that plays one game: what a bundler drops must not be missed, and what is left weighs little. */
async function bundle(folder: string, game: keyof typeof PLAYED | string): Promise<void> {
  const source = PLAYED[game === 'le-havre' ? 'le-havre' : 'puerto-rico']
  const entry = join(folder, `${game}.js`)
  writeFileSync(
    entry,
    `${source}
const position = rules.setUp(setup)
while (rules.playRandomMove(position, Math.random));
console.log(rules.result(position).winners.length > 0)\n`,
  )
  const outDir = join(folder, `bundle-${game}`)
  await build({
    root: dirname(entry),
    configFile: false,
    logLevel: 'error',
    build: { outDir, minify: true, lib: { entry, formats: ['es'], fileName: 'page' } },
  })
  const file = join(outDir, 'page.js')
  const played = execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim()
  if (played !== 'true') throw new Error(`bundled, it played to ${played}`)
  const bytes = gzipSync(readFileSync(file)).length
  if (bytes > MOST_BYTES) throw new Error(`${bytes} bytes of at most ${MOST_BYTES}`)
  console.error(`${game}: ${bytes} bytes`)
}
