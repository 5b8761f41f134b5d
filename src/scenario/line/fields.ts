/** Reads a position in one line: fields in their order, or the place that cannot be read. */
import type { Fault, ParsedFile } from '../parse.ts'
import { Reader, Unreadable } from './reader.ts'

/** A field: what it is, how it may look, and what is read of it. */
export interface Field<Read> {
  id: string
  like: string
  read: (reader: Reader, start: Read) => void
}

/** Longest line that is read; positions of games have lines of some 200 to 600 characters. */
const MAX_LENGTH = 1500

/** What the fields of a line tell, put into `start`. Never throws. */
export function fieldsFrom<Read extends object>(
  all: readonly Field<Read>[],
  text: string,
  start: Read,
): ParsedFile<Read> {
  const fields = text.slice(0, MAX_LENGTH).trim().split(/\s+/)
  for (const [place, { like, read }] of all.entries()) {
    const written = fields[place]
    if (written === undefined) return wrong(place, 0, '', like)
    const reader = new Reader(written)
    try {
      read(reader, start)
      reader.end()
    } catch (reason) {
      if (!(reason instanceof Unreadable)) throw reason
      return wrong(place, reason.at, written, like)
    }
  }
  const over = fields[all.length]
  return over === undefined
    ? {
        ok: true,
        source: start,
        lineOf: () => 1,
        placeOf: () => ({ line: 1, path: '', whole: '' }),
      }
    : wrong(all.length, 0, over, '')
}

function wrong(
  place: number,
  at: number,
  written: string,
  like: string,
): { ok: false; faults: Fault[] } {
  const found = written.slice(at, at + 12)
  const why = { fault: 'line', field: place + 1, letter: at + 1, found, like } as const
  const message = `field ${why.field}, letter ${why.letter}: found ${found || 'nothing'}, expected ${like || 'nothing'}`
  return { ok: false, faults: [{ line: 1, path: '', message, why }] }
}
