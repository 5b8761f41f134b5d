/** What every kept thing and every file begins with: its game, what it is, and the version of its form. */

const KINDS = ['game', 'progress'] as const
type FileKind = (typeof KINDS)[number]

/** Why a text is not what was looked for. */
export type FileProblem =
  | { problem: 'too-long' | 'damaged' | 'foreign' | 'other-game' }
  /** Of this site, from before files named their game. */
  | { problem: 'older' }
  | { problem: 'newer'; version: number }
  /** Of this game, but another kind of file. */
  | { problem: 'other-kind'; kind: FileKind }

export type Read<T, P = FileProblem> = { ok: true; value: T } | ({ ok: false } & P)

/** Parses JSON of any origin, `most` letters at most. Never throws. */
export function parseJson(text: string, most: number): Read<unknown> {
  if (text.length > most) return { ok: false, problem: 'too-long' }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, problem: 'damaged' }
  }
}

/** What is wrong with the beginning of a file; null where it is of this game, kind and version. */
export function problemOfHead(
  content: unknown,
  game: string,
  kind: FileKind,
  newest: number,
): FileProblem | null {
  if (typeof content !== 'object' || content === null) return { problem: 'foreign' }
  const head: { game?: unknown; kind?: unknown; version?: unknown } = content
  if (typeof head.version !== 'number') return { problem: 'foreign' }
  if (head.game === undefined) return { problem: 'older' }
  if (head.game !== game) return { problem: 'other-game' }
  const named = KINDS.find((one) => one === head.kind)
  if (!named) return { problem: 'foreign' }
  if (named !== kind) return { problem: 'other-kind', kind: named }
  return head.version > newest ? { problem: 'newer', version: head.version } : null
}
