/** Where a question comes from: the address, a file of the site, pasted text; and the address of a draft. */

import { linkOf, questionFrom, type ReadLink } from '../../../../referee/link.ts'
import { unread } from '../../../../referee/question.ts'
import { isLink, unpackLink } from '../../../../saves/link.ts'
import { isPlace } from '../../../../ui/place.ts'
import { heldName, heldPosition } from '../../../../ui/referee/held-position.ts'
import { puertoRico } from '../../plug.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { keptDraftFrom } from '../../scenario/read-position.ts'
import { loadExpansions, namesExpansions } from '../play/with-expansions.ts'

export type Opened = ReadLink<PuertoRico>

/** The question that an address asks for; null where it asks for none. */
export async function openAddress({ hash, search }: Location): Promise<Opened | null> {
  const name = heldName(search)
  if (isLink(hash)) return openLink(hash)
  if (name !== null) return openFile(name)
  return isPlace(hash) ? null : openLink(hash)
}

/** The question of a link, with the rules that it needs. */
export async function openLink(hash: string): Promise<Opened> {
  const read = await unpackLink(puertoRico.game.parts, hash)
  if (!read.ok) return unread(read.problem)
  if (namesExpansions(JSON.stringify(read.value))) await loadExpansions()
  return questionFrom(puertoRico, read.value)
}

/** The position of a draft that the device kept: raw, or as a link. */
export async function openKept(kept: unknown): Promise<Position | null> {
  if (typeof kept === 'string') {
    const read = await openLink(kept)
    return read.ok ? read.question.position : null
  }
  if (namesExpansions(JSON.stringify(kept))) await loadExpansions()
  return keptDraftFrom(kept)
}

/** A scenario or a lesson's step, by its name on the site; with what is asked there, it is answered at once. */
export async function openFile(name: string, asked: object = {}): Promise<Opened> {
  const held = await heldPosition(puertoRico.game.parts.id, name)
  if (!held.ok) return held
  if (namesExpansions(JSON.stringify(held.content))) await loadExpansions()
  return questionFrom(puertoRico, Object.assign({}, held.content, asked))
}

/** A position in one line, YAML, JSON, or a link with whatever stands around it. The library for YAML comes when it is needed. */
export async function openText(text: string): Promise<Opened> {
  const [link] = /#[a-z]{0,4}\d{1,3}\.\S*/.exec(text) ?? []
  if (link && !text.trim().includes('\n')) return openLink(link)
  const [{ readText }, line, { vocabulary }] = await Promise.all([
    import('../../../../referee/read.ts'),
    import('../../scenario/line/read-line.ts'),
    import('../../words/keys.ts'),
  ])
  // YAML has no quotes around its keys.
  if (text.includes('expansions')) await loadExpansions()
  const read = readText(puertoRico, text, { line, vocabulary })
  return read.ok ? { ok: true, question: { position: read.position } } : read
}

/** The part behind # that opens a position for further setting up. */
export const linkOfDraft = (position: Position): Promise<string> =>
  linkOf(puertoRico, { position, draft: true })
