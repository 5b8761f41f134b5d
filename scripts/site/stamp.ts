/** From which sources the site was built: a hash of their contents, as a checkout changes their times. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { UsageError } from '../arguments.ts'
import { writeWhole } from '../write-whole.ts'

/** What a build is made from. */
const SOURCES = [
  'content',
  'src',
  'public',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.ts',
  'scripts/build',
  'scripts/postbuild.ts',
  'scripts/postbuild',
  'scripts/typeface.ts',
  'scripts/site',
]
/** Tests are no part of the site, and what an editor or a system leaves beside a file is none either. */
const NO_SOURCE = /\.test\.tsx?$|(?:^|\/)\.|~$/

const STAMP = '.built-from'

function filesAt(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
}

/** A hash of all that the site below `root` is built from. */
export function hashOfSources(root = '.'): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((path) => filesAt(join(root, path)))
    .filter((file) => !NO_SOURCE.test(file))
    .sort()
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Marks a build as under way: until it has a stamp again it is none that could be used. */
export const removeStamp = (built: string): void => rmSync(join(built, STAMP), { force: true })

/** Marks a build as made from sources of this hash. */
export const writeStamp = (built: string, hash: string): void =>
  writeWhole(join(built, STAMP), `${hash}\n`)

/** Throws a UsageError where a build was broken off, or was made from other sources than those below `root`. */
export function requireCurrent(built: string, root = '.'): void {
  const stamp = join(built, STAMP)
  const why = existsSync(stamp)
    ? 'was built from other sources than there are now'
    : 'is of a build that came to no end, or still runs'
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8').trim() !== hashOfSources(root))
    throw new UsageError(`What is in ${built} ${why}: run \`npm run build\`, then this again`)
}
