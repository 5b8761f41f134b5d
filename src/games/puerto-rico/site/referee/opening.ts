/** Where a question comes from: the address, a file of the site, pasted text. */

import { meansQuestion, questionOf } from '../../../../referee/link.ts'
import { type Question, type Unread, unread } from '../../../../referee/question.ts'
import { to } from '../../../../ui/link.ts'

export type Opened = { ok: true; question: Question } | Unread

const ID = /^[\w-]+(?:\/[\w-]+)+$/

/** The question that an address asks for; null where it asks for none. */
export async function openAddress({ hash, search }: Location): Promise<Opened | null> {
  const query = new URLSearchParams(search)
  const scenario = query.get('scenario')
  const lesson = query.get('lesson')
  if (meansQuestion(hash)) return questionOf(hash)
  if (scenario !== null) return openFile(`scenarios/${scenario}`)
  if (lesson !== null) return openFile(`lessons/${lesson}`)
  const place = hash.slice(1)
  return place === '' || document.getElementById(place) ? null : questionOf(hash)
}

/** A scenario or a lesson's step, by its id. */
export async function openFile(id: string): Promise<Opened> {
  if (!ID.test(id)) return unread('foreign')
  try {
    const answer = await fetch(to(`/puerto-rico/referee/${id}.json`))
    return answer.ok ? openText(await answer.text()) : unread('foreign')
  } catch {
    return unread('foreign')
  }
}

/** YAML, JSON, or a link. The library for YAML comes when it is needed. */
export async function openText(text: string): Promise<Opened> {
  const [, link] = /^\s*(?:\S*[/])?(#\d+\.[\w-]*)\s*$/.exec(text) ?? []
  if (link) return questionOf(link)
  const { readText } = await import('../../../../referee/read.ts')
  const read = readText(text)
  return read.ok ? { ok: true, question: { position: read.position } } : read
}
