/** Where a question comes from: the address, a file of the site, pasted text; and the address of a draft. */

import { linkOf, questionFrom, type ReadLink } from '../../../../referee/link.ts'
import { unread } from '../../../../referee/question.ts'
import { isLink, unpackLink } from '../../../../saves/link.ts'
import { to } from '../../../../ui/link.ts'
import { puertoRico } from '../../plug.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { loadExpansions, namesExpansions } from '../play/with-expansions.ts'

export type Opened = ReadLink<PuertoRico>

/** The question that an address asks for; null where it asks for none. */
export async function openAddress({ hash, search }: Location): Promise<Opened | null> {
  const query = new URLSearchParams(search)
  const scenario = query.get('scenario')
  const lesson = query.get('lesson')
  if (isLink(hash)) return openLink(hash)
  if (scenario !== null) return openFile(`scenarios/${scenario}`)
  if (lesson !== null) return openFile(`lessons/${lesson}`)
  const place = hash.slice(1)
  return place === '' || document.getElementById(place) ? null : openLink(hash)
}

/** The question of a link, with the rules that it needs. */
export async function openLink(hash: string): Promise<Opened> {
  const read = await unpackLink(puertoRico.game.parts, hash)
  if (!read.ok) return unread(read.problem)
  if (namesExpansions(JSON.stringify(read.value))) await loadExpansions()
  return questionFrom(puertoRico, read.value)
}

/** A scenario or a lesson's step, by its id; what a text around the address has left at its end is no part of it. */
export async function openFile(id: string): Promise<Opened> {
  const [known = ''] = /^[\w/-]+/.exec(id) ?? []
  try {
    const answer = await fetch(to('/puerto-rico/referee/positions.json'))
    if (!answer.ok) return unread('offline')
    const positions = new Map(Object.entries<unknown>(await answer.json()))
    const found = positions.get(known)
    if (found === undefined) return unread('missing')
    if (namesExpansions(JSON.stringify(found))) await loadExpansions()
    return questionFrom(puertoRico, found)
  } catch {
    return unread('offline')
  }
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
