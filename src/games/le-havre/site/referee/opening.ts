/** Where a question comes from: the address, or pasted text; and the address of a draft. */
import * as v from 'valibot'
import { questionFrom, type ReadLink } from '../../../../referee/link.ts'
import { type Unread, unread } from '../../../../referee/question.ts'
import { isLink, type LinkProblem, packLink, unpackLink } from '../../../../saves/link.ts'
import { isPlace } from '../../../../ui/place.ts'
import { heldName, heldPosition } from '../../../../ui/referee/held-position.ts'
import { leHavre } from '../../plug.ts'
import type { Draft } from '../../referee/edits.ts'
import { type Start, startEntries } from '../../rules/notation.ts'
import type { LeHavre } from '../../rules/types.ts'

/** Why something could not be read, and what there is of it to be mended. */
export type Wrong = Unread & { mend?: Draft }

/** A question, or a position that is to be set up further, possible or not; or why it could not be read. */
export type Opened = Exclude<ReadLink<LeHavre>, { ok: false }> | { ok: true; draft: Draft } | Wrong

const startSchema = v.object(startEntries)
const draftSchema = v.object({ ...startEntries, draft: v.literal(true) })

/** The part behind # that opens a table for further setting up. */
export const linkOfDraft = (draft: Draft): Promise<string> =>
  packLink(leHavre.game.parts, { ...draft, draft: true })

/** What a link asks, or the table that it holds. */
export async function openLink(hash: string): Promise<Opened> {
  const read = await unpackLink(leHavre.game.parts, hash)
  if (!read.ok) return unread<never>(read.problem)
  const kept = v.safeParse(draftSchema, read.value)
  if (!kept.success) return opened(read.value)
  const { draft: _, ...start } = kept.output
  return { ok: true, draft: drafted(start) }
}

/** The table that the device kept: raw, or as a link. */
export async function openKept(kept: unknown): Promise<Draft | null> {
  if (typeof kept === 'string') {
    const read = await openDraft(kept)
    return read.ok ? read.draft : null
  }
  const start = v.safeParse(v.strictObject(startEntries), kept)
  return start.success ? drafted(start.output) : null
}

/** The table of a link, whatever is asked there. */
export async function openDraft(
  hash: string,
): Promise<{ ok: true; draft: Draft } | { ok: false; problem: LinkProblem }> {
  const read = await unpackLink(leHavre.game.parts, hash)
  if (!read.ok) return read
  const start = v.safeParse(startSchema, read.value)
  return start.success
    ? { ok: true, draft: drafted(start.output) }
    : { ok: false, problem: 'damaged' }
}

const drafted = ({ set = {}, ...start }: Start): Draft => ({ ...start, set })

const opened = (content: unknown): Opened => {
  const found = questionFrom(leHavre, content)
  return found.ok ? found : mendable(found)
}

/** A position that cannot occur is there to be mended, where it was told in the words of the editor. */
function mendable(found: Unread): Wrong {
  const start = v.safeParse(startSchema, found.told)
  return start.success ? { ...found, mend: drafted(start.output) } : found
}

/** The question that an address asks for; null where it names at most a place of the page. */
export async function openAddress({ hash, search }: Location): Promise<Opened | null> {
  const name = heldName(search)
  if (isLink(hash)) return openLink(hash)
  if (name !== null) {
    const held = await heldPosition(leHavre.game.parts.id, name)
    return held.ok ? opened(held.content) : held
  }
  return isPlace(hash) ? null : openLink(hash)
}

/** YAML, JSON, or a link with whatever stands around it. The library for YAML comes when it is needed. */
export async function openText(text: string): Promise<Opened> {
  const [link] = /#[a-z]{0,4}\d{1,3}\.\S*/.exec(text) ?? []
  if (link && !text.trim().includes('\n')) return openLink(link)
  const { readText } = await import('../../../../referee/read.ts')
  const read = readText(leHavre, text)
  return read.ok ? { ok: true, question: { position: read.position } } : mendable(read)
}
