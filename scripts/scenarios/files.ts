/** Which files a path on the command line means. */
import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { GAMES, type SiteId } from '../../src/games/ids.ts'
import { scenarioFiles, scenarioRoot } from '../../src/scenario/files.ts'
import { UsageError } from '../arguments.ts'
import { onOneLine } from '../printable.ts'

const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder + sep)

/** The game whose scenario of the project a file is; undefined for files that lie elsewhere. */
export const ownGame = (file: string): SiteId | undefined =>
  GAMES.find((game) => isWithin(resolve(file), scenarioRoot(game)))

/**
 * Every scenario file at or below the paths, each once: in the project's content those of its scenarios alone,
 * elsewhere all. Those of the project are told from its root. Throws a UsageError where a path is not there, or holds none.
 */
export function filesAt(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap(filesOf))]
}

function filesOf(path: string): string[] {
  const name = onOneLine(path)
  if (!existsSync(path))
    throw new UsageError(`${name} cannot be read: there is no such file`, name, 'missing')
  const isContent = isWithin(resolve(path), resolve('content'))
  const roots = GAMES.map(scenarioRoot).filter((root) => isWithin(root, resolve(path)))
  const meant = isContent && !ownGame(path) ? roots.filter(existsSync) : [path]
  const files = meant.flatMap((one) => Array.from(scenarioFiles(one)))
  if (files.length === 0) throw new UsageError(`${name} holds no scenario`, name, 'no-scenario')
  return files.map((file) => (isContent ? relative('.', file) : file))
}
