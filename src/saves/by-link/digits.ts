/** Numbers of different bases written as one, so that none takes more room than it needs, and as letters of an address. */

/**
 * One place of a text that is written or read: of how many values it is one, and which. Gives the value that is written,
 * or that was read, whatever was given. So one description of a form serves both ways.
 */
export type Code = (values: number, value: number) => number

/** What cannot be written or read as it is described. */
export class CodeError extends Error {}

/** Collects what is written, the first place first. */
export function writer(): { code: Code; number: () => bigint } {
  const places: [values: bigint, value: bigint][] = []
  return {
    code(values, value) {
      if (!Number.isSafeInteger(value) || value < 0 || value >= values)
        throw new CodeError(`${value} is none of ${values} values`)
      places.push([BigInt(values), BigInt(value)])
      return value
    },
    number: () => places.reduceRight((sum, [values, value]) => sum * values + value, 0n),
  }
}

/** Reads what was written, in the same order; `isAtEnd` tells whether nothing is left. */
export function reader(number: bigint): { code: Code; isAtEnd: () => boolean } {
  let rest = number
  return {
    code(values) {
      if (values < 1) throw new CodeError('nothing to choose from')
      const base = BigInt(values)
      const value = Number(rest % base)
      rest /= base
      return value
    },
    isAtEnd: () => rest === 0n,
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Two octal digits a letter. */
const EIGHT = 8

/** A number in letters of base64url, the highest first. */
export function lettersOf(number: bigint): string {
  const octal = number.toString(EIGHT)
  const even = octal.length % 2 === 0 ? octal : `0${octal}`
  return even.replace(/../g, (pair) => LETTERS[Number.parseInt(pair, EIGHT)] ?? '')
}

/** The same in so many letters; what is higher loses its head. */
export const fixedLetters = (number: number, length: number): string =>
  lettersOf(BigInt(number)).padStart(length, LETTERS[0]).slice(-length)

/** The number of such letters; anything else among them throws. */
export function numberOf(letters: string): bigint {
  const octal = letters.replace(/./gs, (letter) => {
    const value = LETTERS.indexOf(letter)
    if (value < 0) throw new CodeError('a letter of no number')
    return value.toString(EIGHT).padStart(2, '0')
  })
  return BigInt(`0o${octal || '0'}`)
}

/** A whole number of any size, small ones short. */
export function codeCount(code: Code, value: number): number {
  let sum = 0
  let left = value
  for (let weight = 1; weight < Number.MAX_SAFE_INTEGER / EIGHT; weight *= EIGHT) {
    const digit = code(2 * EIGHT, (left % EIGHT) + (left >= EIGHT ? EIGHT : 0))
    sum += (digit % EIGHT) * weight
    if (digit < EIGHT) return sum
    left = Math.floor(left / EIGHT)
  }
  throw new CodeError('a number without end')
}

/** Whether something is so. */
export const codeFlag = (code: Code, value: boolean): boolean => code(2, value ? 1 : 0) === 1

/** One of a list. */
export function codeOne<T>(code: Code, list: readonly T[], value: T | undefined): T {
  const at = code(list.length, value === undefined ? 0 : list.indexOf(value))
  if (!(at in list)) throw new CodeError('none of a list')
  return list[at] as T
}

/** A short text. */
export function codeText(code: Code, value: string, most: number): string {
  const bytes = new TextEncoder().encode(value)
  const length = codeCount(code, bytes.length)
  if (length > most) throw new CodeError('too long a text')
  const read = Uint8Array.from({ length }, (_, at) => code(256, bytes[at] ?? 0))
  return new TextDecoder('utf-8', { fatal: true }).decode(read)
}
