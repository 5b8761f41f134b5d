/** What is being set up or filled in, as the device keeps it: raw, so that nothing has to be packed first. */
import type { Read } from './file.ts'

/** The form that this site writes. */
const VERSION = 1

export interface PersistedDraft {
  version: typeof VERSION
  /** Of another one begun elsewhere, where a window opened a link. */
  id: string
  /** Counts how often it was kept, so that a second window sees that the first has gone on. */
  revision: number
  /** Its content, which its page can read; a link, where an earlier site kept it. */
  draft: unknown
}

/** What is kept as `draft`, to be written. */
export const draftOf = (id: string, revision: number, draft: unknown): PersistedDraft => ({
  version: VERSION,
  id,
  revision,
  draft,
})

/** Reads what lies where a draft is kept, but not its content. Never throws. */
export function readDraft(text: string): Read<PersistedDraft, { problem: 'damaged' }> {
  if (text.startsWith('#')) return { ok: true, value: draftOf('link', 1, text) }
  try {
    const { version, id, revision, draft }: Record<string, unknown> = JSON.parse(text)
    if (version === VERSION && typeof id === 'string' && Number.isSafeInteger(revision))
      return { ok: true, value: draftOf(id, Number(revision), draft) }
  } catch {
    // Told as what it is, below.
  }
  return { ok: false, problem: 'damaged' }
}
