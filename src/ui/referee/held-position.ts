/** Positions that lie on the site by name: where scenarios and the steps of the course begin. */
import { type Unread, unread } from '../../referee/question.ts'
import { to } from '../link.ts'

type Held = { ok: true; content: unknown } | Unread<never>

/** The name that an address asks for; null where it asks for none. */
export function heldName(search: string): string | null {
  const query = new URLSearchParams(search)
  const [found] = (['scenario', 'lesson'] as const).flatMap((kind) => {
    const id = query.get(kind)
    return id === null ? [] : [`${kind}s/${id}`]
  })
  return found ?? null
}

/** What a game has by this name; what a text around the address has left at its end is no part of it. */
export async function heldPosition(game: string, name: string): Promise<Held> {
  const [known = ''] = /^[\w/-]+/.exec(name) ?? []
  try {
    const answer = await fetch(to(`/${game}/referee/positions.json`))
    if (!answer.ok) return unread('offline')
    const positions = new Map(Object.entries<unknown>(await answer.json()))
    return positions.has(known) ? { ok: true, content: positions.get(known) } : unread('missing')
  } catch {
    return unread('offline')
  }
}
