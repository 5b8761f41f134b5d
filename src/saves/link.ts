/** What is shared by its address: `#pr1.`, game and version, and then JSON, deflated, in base64url. */
import type { Identity } from '../engine/game.ts'

/** What a link says of its game. */
type LinkedGame = Pick<Identity, 'linkCode' | 'version'>

/** Most moves of a game or a line: what is written and what is read. A long game has some 700. */
export const MOST_MOVES = 5_000

/** Longest link and longest content that are looked at, for so many moves; a long game has 2,400 and 21,000 characters. */
const MAX_LINK = 100_000
const MAX_CONTENT = 1_000_000
/** Four letters stand for three bytes. */
const MAX_PLAIN_LINK = Math.ceil(MAX_CONTENT / 3) * 4

/** Before content that is not deflated, as a browser that cannot deflate writes it. */
const PLAIN = '~'

/** Why an address could not be read. */
export type LinkProblem =
  | 'foreign'
  | 'other-game'
  | 'older'
  | 'newer'
  | 'too-long'
  | 'damaged'
  /** This browser cannot inflate. */
  | 'unsupported'

type ReadContent = { ok: true; value: unknown } | { ok: false; problem: LinkProblem }

/** The part of an address behind the page. */
export async function packLink(game: LinkedGame, content: unknown): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(content))
  const stream = made(() => new CompressionStream('deflate-raw'))
  if (!stream) return plainLink(game, content)
  const deflated = await throughStream(stream, json, Number.MAX_SAFE_INTEGER)
  return `#${game.linkCode}${game.version}.${toBase64(deflated ?? json)}`
}

/** The same at once and longer, as it is not deflated. */
export const plainLink = ({ linkCode, version }: LinkedGame, content: unknown): string =>
  `#${linkCode}${version}.${PLAIN}${toBase64(new TextEncoder().encode(JSON.stringify(content)))}`

/** The whole of a link of this kind, of whatever game and version. */
export const LINK = /^#[a-z]{0,4}\d{1,3}\.~?[\w-]+$/

/** Whether an address means a link of this kind, of whatever game and version, or just a place on the page. */
export function isLink(hash: string): boolean {
  return /^#?[a-z]{0,4}\d{1,3}\./.test(hash)
}

/**
 * The content of a link, or why it could not be read. Takes anything, and never throws. What a text
 * around it has left at its end, a full stop, a bracket, an underscore or `&utm_source=…`, is no part of it.
 */
export async function unpackLink(ours: LinkedGame, hash: string): Promise<ReadContent> {
  const [, game, digits = '', rest = ''] =
    /^#?([a-z]{0,4})(\d{1,3})\.(.*)$/s.exec(hash.trim()) ?? []
  const version = Number(digits)
  if (game === undefined) return refuse('foreign')
  if (game === '') return refuse(version === 1 ? 'older' : 'foreign')
  if (game !== ours.linkCode) return refuse('other-game')
  if (version !== ours.version) return refuse(version > ours.version ? 'newer' : 'foreign')
  const [, plain, code = ''] = /^(~?)([\w-]*)/.exec(rest) ?? []
  if (code.length > (plain ? MAX_PLAIN_LINK : MAX_LINK)) return refuse('too-long')
  try {
    const packed = Uint8Array.from(fromBase64(code), (letter) => letter.charCodeAt(0))
    const stream = plain ? null : made(() => new DecompressionStream('deflate-raw'))
    if (!plain && !stream) return refuse('unsupported')
    const bytes = stream ? await throughStream(stream, packed, MAX_CONTENT) : packed
    if (!bytes) return refuse('too-long')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { ok: true, value: JSON.parse(text) }
  } catch {
    // A line or underscore around a link looks like its last letters.
    const shorter = code.replace(/[-_]+$/, '')
    if (shorter === code) return refuse('damaged')
    return unpackLink(ours, `#${game}${digits}.${plain}${shorter}`)
  }
}

const refuse = (problem: LinkProblem): ReadContent => ({ ok: false, problem })

/** Null where the browser has no such stream. */
function made<S>(make: () => S): S | null {
  try {
    return make()
  } catch {
    return null
  }
}

/** Everything that comes out of a stream, or null once it is more than `most` bytes. */
async function throughStream(
  stream: CompressionStream | DecompressionStream,
  input: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([input]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    length += value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
}

function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64(code: string): string {
  return atob(code.replaceAll('-', '+').replaceAll('_', '/'))
}
