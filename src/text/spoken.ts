/** Trying what people say for a move. For scripts and tests. */
import * as v from 'valibot'
import { readSource } from './read-yaml.ts'

/** spoken.yaml: where it is said, what is said, and the move without its seat. */
export const spokenSchema = v.array(
  v.tuple([v.string(), v.string(), v.record(v.string(), v.unknown())]),
)

type Read = { is: string; move?: unknown; moves?: readonly unknown[] }

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([key, inner]) => [key, sorted(inner)]),
      )
    : value
const shown = (value: unknown): string => JSON.stringify(sorted(value))

/** Prints how many are said in a file, and a line for each that is read as another move, as several or as none. */
export function printMisread(file: string, read: (position: string, text: string) => Read): void {
  const said = readSource(file, spokenSchema)
  console.log(`said: ${said.length}`)
  for (const [position, text, move] of said) {
    const found = read(position, text)
    if (found.is === 'move' && shown(found.move) === shown({ seat: 0, ...move })) continue
    console.log(`${text}: ${shown(found)}`)
  }
}
