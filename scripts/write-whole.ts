/** How commands write files of the project. */
import { realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Where a file lies, if it is there and is a link. */
function placeOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

/**
 * Writes a file whole or not at all: beside it first, then in its place. Whoever breaks the command off, or reads
 * the file meanwhile, finds the one before or the new one.
 */
export function writeWhole(path: string, text: string): void {
  const place = placeOf(path)
  const beside = `${place}.${process.pid}.new`
  try {
    writeFileSync(beside, text)
    renameSync(beside, place)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
