/** The sheet that a link holds. */
import * as v from 'valibot'
import { type LinkProblem, unpackLink } from '../../../../saves/link.ts'
import { game } from '../../rules/game.ts'
import { startEntries } from '../../rules/notation.ts'
import type { Position } from '../../rules/state.ts'
import { draftFrom } from '../../scenario/read-position.ts'

type Opened = { ok: true; draft: Position } | { ok: false; problem: LinkProblem }

const startSchema = v.object(startEntries)

/** What players have at a link's position, whatever is asked there. Never throws. */
export async function openSheet(hash: string): Promise<Opened> {
  const read = await unpackLink(game.parts, hash)
  if (!read.ok) return read
  const start = v.safeParse(startSchema, read.value)
  const draft = start.success ? draftFrom(start.output) : null
  return draft ? { ok: true, draft } : { ok: false, problem: 'damaged' }
}
