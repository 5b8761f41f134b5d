/** A whole question in an address: `#1.` and the question as JSON, deflated, in base64url. */
import * as v from 'valibot'
import { game as rules } from '../games/puerto-rico/rules/game.ts'
import { startEntries } from '../games/puerto-rico/rules/notation.ts'
import { positionFrom } from '../games/puerto-rico/scenario/position.ts'
import { startFrom } from '../games/puerto-rico/scenario/source.ts'
import { MODES, type Question, type Unread, unread } from './question.ts'

const VERSION = 1

/** Longest link and longest content that are looked at; a question has 700 and 2,000 characters. */
const MAX_LINK = 8_000
const MAX_CONTENT = 20_000

const contentSchema = v.strictObject({
  ...startEntries,
  move: v.exactOptional(v.unknown()),
  mode: v.exactOptional(v.picklist(MODES)),
})

export type ReadLink = { ok: true; question: Question } | Unread

/** The part of an address behind the page: `#1.…`. */
export async function linkOf({ position, move, mode }: Question): Promise<string> {
  const content = { ...startFrom(position), ...(move && { move }), ...(mode && { mode }) }
  const json = new TextEncoder().encode(JSON.stringify(content))
  const deflated = await bytesOf(
    new CompressionStream('deflate-raw'),
    json,
    Number.MAX_SAFE_INTEGER,
  )
  return `#${VERSION}.${toBase64(deflated ?? new Uint8Array())}`
}

/** Whether an address means a question at all, or just a place on the page. */
export function meansQuestion(hash: string): boolean {
  return /^#\d+\./.test(hash)
}

/** The question of a link, or why it could not be read. Takes anything, and never throws. */
export async function questionOf(hash: string): Promise<ReadLink> {
  if (hash.length > MAX_LINK) return unread('too-long')
  const [, version, code = ''] = /^#?(\d{1,3})\.([\w-]+)$/.exec(hash.trim()) ?? []
  if (version === undefined) return unread(meansQuestion(hash) ? 'damaged' : 'foreign')
  if (Number(version) !== VERSION) return unread('newer')
  try {
    const packed = Uint8Array.from(fromBase64(code), (letter) => letter.charCodeAt(0))
    const bytes = await bytesOf(new DecompressionStream('deflate-raw'), packed, MAX_CONTENT)
    if (!bytes) return unread('too-long')
    return questionFrom(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return unread('damaged')
  }
}

function questionFrom(content: unknown): ReadLink {
  const parsed = v.safeParse(contentSchema, content)
  if (!parsed.success) return unread('shape')
  const { move: asked, mode, ...source } = parsed.output
  const built = positionFrom(source)
  if (!built.ok) return unread('impossible', { problems: built.problems })
  const question: Question = { position: built.value, ...(mode && { mode }) }
  if (asked === undefined) return { ok: true, question }
  const move = rules.parseMove(asked)
  return move ? { ok: true, question: { ...question, move } } : unread('move')
}

/** Everything that comes out of a stream, or null once it is more than `most` bytes. */
async function bytesOf(
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
