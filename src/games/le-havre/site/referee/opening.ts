/** Where a question comes from: the address, or pasted text. */
import { questionOf, type ReadLink } from '../../../../referee/link.ts'
import { isLink } from '../../../../saves/link.ts'
import { leHavre } from '../../plug.ts'
import type { LeHavre } from '../../rules/types.ts'

export type Opened = ReadLink<LeHavre>

/** The question that an address asks for; null where it names at most a place of the page. */
export async function openAddress({ hash }: Location): Promise<Opened | null> {
  if (isLink(hash)) return questionOf(leHavre, hash)
  const place = hash.slice(1)
  return place === '' || document.getElementById(place) ? null : questionOf(leHavre, hash)
}

/** YAML, JSON, or a link with whatever stands around it. The library for YAML comes when it is needed. */
export async function openText(text: string): Promise<Opened> {
  const [link] = /#[a-z]{0,4}\d{1,3}\.\S*/.exec(text) ?? []
  if (link && !text.trim().includes('\n')) return questionOf(leHavre, link)
  const { readText } = await import('../../../../referee/read.ts')
  const read = readText(leHavre, text)
  return read.ok ? { ok: true, question: { position: read.position } } : read
}
