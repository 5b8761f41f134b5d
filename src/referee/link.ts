/** A whole question in an address: see src/saves/link.ts for its form. */
import * as v from 'valibot'
import { game as rules } from '../games/puerto-rico/rules/game.ts'
import { startEntries } from '../games/puerto-rico/rules/notation.ts'
import { draftFrom, positionFrom } from '../games/puerto-rico/scenario/read-position.ts'
import { startFrom } from '../games/puerto-rico/scenario/write-position.ts'
import { packLink, unpackLink } from '../saves/link.ts'
import { playedOn } from './played.ts'
import { MODES, type Question, type Unread, unread } from './question.ts'

/** Most moves of a line that are looked at. */
const MOST_PLAYED = 300

const contentSchema = v.strictObject({
  ...startEntries,
  played: v.exactOptional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_PLAYED))),
  draft: v.exactOptional(v.literal(true)),
  move: v.exactOptional(v.unknown()),
  mode: v.exactOptional(v.picklist(MODES)),
})

export type ReadLink = { ok: true; question: Question } | Unread

/** The part of an address behind the page: `#pr1.…`. */
export function linkOf({ position, played = [], ...more }: Question): Promise<string> {
  return packLink({ ...startFrom(position), ...(played.length > 0 && { played }), ...more })
}

/** The question of a link, or why it could not be read. Takes anything, and never throws. */
export async function questionOf(hash: string): Promise<ReadLink> {
  const read = await unpackLink(hash)
  return read.ok ? questionFrom(read.value) : unread(read.problem)
}

/** The question of a link's content, which is a scenario's position with what is asked there. */
export function questionFrom(content: unknown): ReadLink {
  // A link of a score sheet holds a list.
  if (Array.isArray(content)) return unread('foreign')
  const parsed = v.safeParse(contentSchema, content)
  if (!parsed.success) return unread('damaged')
  const { move: asked, mode, played = [], draft, ...source } = parsed.output
  const built = positionFrom(source)
  if (draft || !built.ok) {
    const mended = built.ok ? built.value : draftFrom(source)
    if (draft && mended) return { ok: true, question: { position: mended, draft } }
    const problems = built.ok ? [] : built.problems
    return unread('impossible', { problems, draft: mended })
  }
  const moves = legalIn(built.value, played)
  const move = asked === undefined ? null : rules.parseMove(asked)
  if (!moves || (asked !== undefined && !move)) return unread('move')
  const question: Question = {
    position: built.value,
    ...(moves.length > 0 && { played: moves }),
    ...(move && { move }),
    ...(mode && { mode }),
  }
  return { ok: true, question }
}

/** The moves, where every one of them can be played in its turn. */
function legalIn(
  position: Question['position'],
  played: readonly unknown[],
): Question['played'] | null {
  const moves = played.map((one) => rules.parseMove(one)).filter((move) => move !== null)
  if (moves.length < played.length) return null
  return playedOn(rules, position, moves).length < moves.length ? null : moves
}
