/** A move by its place among the legal moves of its position; where those are very many, field by field. */

import { actsOf, type Game } from '../../engine/game.ts'
import { keepsAll } from '../../engine/move-definition.ts'
import { type Field, MOST, MOST_SEAT } from '../../engine/move-kinds.ts'
import type { GameTypes } from '../../engine/types.ts'
import type { LinkedGame } from './definition.ts'
import { type Code, CodeError, codeCount, codeFlag, codeOne } from './digits.ts'

/** As many candidates are looked at, at most, to tell the place of a move among the legal ones. */
const MOST_LISTED = 100

/** The legal moves of a position; null where there are more candidates than are looked at. */
export function listedMoves<G extends GameTypes>(
  { parts, moveKindsAt }: Game<G>,
  position: G['Position'],
): G['Move'][] | null {
  const definitions = actsOf(parts, position)
  const legal: G['Move'][] = []
  let looked = 0
  for (const kind of moveKindsAt(position)) {
    const definition = definitions[kind]
    if (!definition) continue
    for (const move of definition.candidates(position)) {
      looked += 1
      if (looked > MOST_LISTED) return null
      if (keepsAll(definition, position, move)) legal.push(move)
    }
  }
  return legal
}

type Shape = { do: string; seat: number } & Record<string, unknown>
type Counts = Readonly<Record<string, number>>

/**
 * A move, written, or read where none is given; `listed` are the legal moves, where they are few. What is read is
 * legal, or where they are many at least of the right form.
 */
export function codeMove<G extends GameTypes>(
  code: Code,
  game: Game<G>,
  linked: LinkedGame<G>,
  position: G['Position'],
  listed: readonly G['Move'][] | null,
  move: G['Move'] | undefined,
): G['Move'] {
  if (listed) {
    const key = move && game.keyOfMove(move)
    const at = listed.findIndex((one) => game.keyOfMove(one) === key)
    const found = listed[code(listed.length, at)]
    if (!found) throw new CodeError('no such move')
    return found
  }
  const read = game.parseMove(codeFields(code, game, linked, position, (move ?? {}) as Shape))
  if (!read) throw new CodeError('no move')
  return read
}

function codeFields<G extends GameTypes>(
  code: Code,
  game: Game<G>,
  { mostOf }: LinkedGame<G>,
  position: G['Position'],
  given: Shape,
): Shape {
  const { moveKinds } = game.parts
  const isOther = codeFlag(code, given.seat !== undefined && given.seat !== position.seat)
  const move: Shape = {
    do: codeOne<string>(code, game.moveKindsAt(position), given.do),
    seat: isOther ? code(MOST_SEAT + 1, given.seat) : position.seat,
  }
  for (const [name, field] of Object.entries(moveKinds[move.do]?.fields ?? {})) {
    const value = codeField(code, field, given[name], (id) => mostOf(position, move, name, id))
    if (value !== undefined) move[name] = value
  }
  return move
}

function codeField(
  code: Code,
  field: Field,
  value: unknown,
  most: (id: string) => number | undefined,
): unknown {
  switch (field.is) {
    case 'asked':
      return undefined
    case 'one':
      return codeOne(code, field.of, value as string | undefined)
    case 'whole':
      return field.least + code(field.most - field.least + 1, (value as number) - field.least)
    case 'optional':
      return codeFlag(code, value !== undefined)
        ? codeField(code, field.field, value, most)
        : undefined
    case 'counts':
      return codeCounts(code, field.of, (value ?? {}) as Counts, most)
  }
}

function codeCounts(
  code: Code,
  ids: readonly string[],
  counts: Counts,
  most: (id: string) => number | undefined,
): Counts {
  const read: Record<string, number> = {}
  for (const id of ids) {
    const bound = most(id)
    const value = counts[id] ?? 0
    const count = bound === undefined ? codeCount(code, value) : code(bound + 1, value)
    if (count > MOST) throw new CodeError('too many')
    if (count > 0) read[id] = count
  }
  return read
}
