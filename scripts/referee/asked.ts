/** A move that is asked about on the command line, in words or as files write it. */
import { letterOf } from '../../src/engine/seats.ts'
import type { Refereed } from '../../src/frame/refereed.ts'
import type { ScenarioTypes } from '../../src/scenario/definition.ts'
import { parseScenario } from '../../src/scenario/parse.ts'
import type { MoveSource } from '../../src/scenario/schema.ts'

/** What may be meant by a text at a position; none where nothing is. */
export function askedMoves<G extends ScenarioTypes>(
  { definition, vocabulary, readMove }: Refereed<G>,
  position: G['Position'],
  text: string,
): MoveSource[] {
  const written = text.trim().replace(/^\{(.*)\}$/s, '$1')
  const parsed = parseScenario(definition, `moves: [{ ${written} }]`, vocabulary)
  if (parsed.ok) return parsed.source.moves ?? []
  const typed = readMove(position, text)
  if (typed.is === 'none') return []
  const moves = typed.is === 'many' ? typed.moves : [typed.move]
  return moves.map(({ do: kind, seat, ...fields }) => ({
    do: kind,
    seat: letterOf(seat),
    ...fields,
  }))
}
