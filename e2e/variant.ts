import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BUILT } from '../scripts/site/built.ts'

/** What becomes of the text of a file; it must not stay as it was. */
type Changes = Readonly<Record<string, (text: string) => string>>

/** Makes a folder with the built site in which some files differ; all the others are links to those of the build. */
export function makeVariant(root: string, changes: Changes, folder = ''): void {
  mkdirSync(join(root, folder), { recursive: true })
  for (const name of readdirSync(join(BUILT, folder))) {
    const path = folder + name
    const source = join(BUILT, path)
    const change = changes[path]
    if (change) {
      const text = readFileSync(source, 'utf8')
      const changed = change(text)
      if (changed === text) throw new Error(`${path}: nothing has changed`)
      writeFileSync(join(root, path), changed)
    } else if (Object.keys(changes).some((file) => file.startsWith(`${path}/`))) {
      makeVariant(root, changes, `${path}/`)
    } else symlinkSync(resolve(source), join(root, path))
  }
}
