import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'tsdown'

export const FOLDER = resolve('dist-package')
const ENTRIES = ['puerto-rico', 'le-havre', 'scenario', 'bots']
/** What the package asks to be installed beside it. */
const NEEDED = ['valibot', 'yaml'] as const

/** What the package says of itself. */
function manifest(): object {
  const { version, license, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  return {
    name: 'harbour-games',
    version,
    description:
      'The rules of Puerto Rico and Le Havre: legal moves, rulings that cite their rule, bots, scenarios.',
    license,
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    exports: Object.fromEntries([
      ...ENTRIES.map((name) => [
        `./${name}`,
        { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
      ]),
      ['./package.json', './package.json'],
    ]),
    bin: { 'harbour-games': './dist/command.js' },
    files: ['dist', 'python'],
    dependencies: Object.fromEntries(NEEDED.map((name) => [name, `^${dependencies[name]}`])),
  }
}

/** Builds the package into `dist-package` and packs it; gives the packed file. */
export async function buildPackage(): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true })
  await build({ logLevel: 'error' })
  writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  cpSync('src/package/README.md', join(FOLDER, 'README.md'))
  cpSync('LICENSE', join(FOLDER, 'LICENSE'))
  cpSync('src/package/python', join(FOLDER, 'python'), {
    recursive: true,
    filter: (file) => !/test_|__pycache__/.test(file),
  })
  const packed = execFileSync('npm', ['pack', '--json', '--silent'], {
    cwd: FOLDER,
    encoding: 'utf8',
  })
  const [{ filename }] = JSON.parse(packed)
  return join(FOLDER, filename)
}
