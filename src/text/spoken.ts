/** Trying what people say for a move. For scripts and tests. */
import * as v from 'valibot'
import { canonicalJson } from '../engine/canonical.ts'
import { readSource } from './read-yaml.ts'

/** spoken.yaml: where it is said, what is said, and the move without its seat. */
export const spokenSchema = v.array(
  v.tuple([v.string(), v.string(), v.record(v.string(), v.unknown())]),
)

type Read = { is: string; move?: unknown; moves?: readonly unknown[] }

/** Prints how many are said in a file, and a line for each that is read as another move, as several or as none. */
export function printMisread(file: string, read: (position: string, text: string) => Read): void {
  const said = readSource(file, spokenSchema)
  console.log(`said: ${said.length}`)
  for (const [position, text, move] of said) {
    const found = read(position, text)
    const meant = canonicalJson({ seat: 0, ...move })
    if (found.is === 'move' && canonicalJson(found.move) === meant) continue
    console.log(`${text}: ${canonicalJson(found)}`)
  }
}
