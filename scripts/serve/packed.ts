/** Compression as hosts do it on the way: Brotli or gzip for text, each file once. */
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /^text\/|json|xml|svg/
/** What hosts take for files that they compress as they are asked for. */
const LEVEL = 5

const PACKERS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: LEVEL }),
}
type Encoding = keyof typeof PACKERS
const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

const made = new Map<string, Promise<Buffer>>()

/** The best encoding that a request accepts for a file of this type; undefined for none. */
export function encodingFor(type: string, accepted: string): Encoding | undefined {
  if (!TEXT.test(type)) return undefined
  const names = accepted.split(',').map((part) => part.trim())
  return ENCODINGS.find((encoding) => names.includes(encoding))
}

/** A file packed in an encoding. Throws when it cannot be read. */
export async function packed(file: string, encoding: Encoding): Promise<Buffer> {
  const { mtimeMs, size } = await stat(file)
  const key = `${encoding} ${file} ${mtimeMs} ${size}`
  const known = made.get(key) ?? readFile(file).then(PACKERS[encoding])
  made.set(key, known)
  return known
}
