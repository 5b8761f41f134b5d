/** What of a move in a file is no move at all: fields that its kind lacks, needs or cannot hold. */
import {
  type Field,
  isOpen,
  isWhole,
  MOST,
  type MoveKinds,
  unknownFields,
} from '../engine/move-kinds.ts'
import { nearestWord } from './nearest-word.ts'

/** As a schema names it: what stands at `path` within the move, and what should. */
export interface MoveFault {
  path: [field: string] | [field: string, id: string]
  expected: string
  found: unknown
}

const choices = (words: readonly string[]): string =>
  `(${words.map((word) => `"${word}"`).join(' | ')})`

const unknownKey = (words: readonly string[]): string =>
  `never, of ${words.map((word) => `"${word}"`).join()}`

/** Fields that a move of its kind has not or lacks, and values that none of its fields can have. */
export function moveFaults(kinds: MoveKinds, move: { do: string }): MoveFault[] {
  const fields = kinds[move.do]?.fields ?? {}
  const given: Readonly<Record<string, unknown>> = { ...move }
  const unknown = unknownFields(kinds, move)
  const faults: MoveFault[] = unknown.map((name) => ({
    path: [name],
    expected: unknownKey(Object.keys(fields)),
    found: given[name],
  }))
  for (const [name, field] of Object.entries(fields)) {
    if (Object.hasOwn(given, name)) faults.push(...fieldFaults(name, field, given[name]))
    else if (!isOpen(field) && !unknown.some((slip) => nearestWord(slip, [name])))
      faults.push({ path: [name], expected: `"${name}"`, found: undefined })
  }
  return faults
}

function fieldFaults(name: string, field: Field, found: unknown): MoveFault[] {
  switch (field.is) {
    case 'optional':
      return fieldFaults(name, field.field, found)
    case 'one':
      if (field.of.some((word) => word === found)) return []
      return [{ path: [name], expected: choices(field.of), found }]
    case 'whole':
      return numberFaults([name], found, field.least, field.most)
    case 'asked':
      return numberFaults([name], found, 0, MOST)
    case 'counts':
      return countFaults(name, field.of, found)
  }
}

function countFaults(name: string, of: readonly string[], found: unknown): MoveFault[] {
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    return [{ path: [name], expected: 'Object', found }]
  return Object.entries(found).flatMap(([id, count]): MoveFault[] =>
    of.includes(id)
      ? numberFaults([name, id], count, 0, MOST)
      : [{ path: [name, id], expected: unknownKey(of), found: count }],
  )
}

function numberFaults(
  path: MoveFault['path'],
  found: unknown,
  least: number,
  most: number,
): MoveFault[] {
  if (isWhole(found, least, most)) return []
  if (!Number.isInteger(found)) return [{ path, expected: 'integer', found }]
  const expected = Number(found) < least ? `>=${least}` : `<=${most}`
  return [{ path, expected, found }]
}
