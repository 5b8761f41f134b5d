/** One way for all scripts to read their command line and to say what is wrong with it. */
import { readFileSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { SourceError } from '../src/text/source-error.ts'
import { onOneLine, printable } from './printable.ts'

export const LARGEST_SEED = 2 ** 32 - 1

/** What was asked for cannot be done. It is told in one line, and the script ends with exit code 2. */
export class UsageError extends Error {
  /** The file that cannot be read, where that is what is wrong, and why. */
  readonly file: string | undefined
  readonly why: keyof typeof UNREAD | 'no-scenario' | 'usage' | 'other'
  constructor(message: string, file?: string, why: UsageError['why'] = 'other') {
    super(message)
    this.file = file
    this.why = why
  }
}

const UNREAD = {
  missing: 'there is no such file',
  folder: 'it is a folder',
  'no-text': 'it is no text',
} as const
const CAUSES: Readonly<Record<string, keyof typeof UNREAD>> = {
  ENOENT: 'missing',
  EISDIR: 'folder',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'no-text',
}

interface Command<O extends ParseArgsOptionsConfig> {
  /** What `--help` prints. */
  usage: string
  options?: O
  /** Whether words besides options are taken. */
  positionals?: boolean
  /** The complaint in the language of the output; by default the message of the error. */
  complain?: (error: UsageError) => string
}

export type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; allowPositionals: boolean }>
>

/** The arguments as the command declares them; what it does not declare throws a UsageError. */
export function parse<O extends ParseArgsOptionsConfig>(
  { options, positionals = false }: Command<O>,
  args: string[],
): Parsed<O> {
  try {
    return parseArgs({ args, options: options ?? ({} as O), allowPositionals: positionals })
  } catch (error) {
    const { message } = error as Error
    // Node goes on to explain how `--` and values that begin with a dash are written.
    const [first = ''] = message.split('\n')
    const what = first
      .replace(/\. (?:To|This) .*$/, '')
      .replace(/argument is ambiguous\.$/, 'has no value')
    throw new UsageError(`${what} (see --help)`, undefined, 'usage')
  }
}

/**
 * Runs a script: `main` gets the parsed arguments and gives the exit code. A
 * UsageError, from parsing or from `main`, ends with one line and exit code 2, a SourceError with its lines and 1;
 * any other error is a fault of ours and is thrown as it is.
 */
export async function runCommand<O extends ParseArgsOptionsConfig>(
  command: Command<O>,
  main: (parsed: Parsed<O>) => Promise<number> | number,
): Promise<void> {
  const args = process.argv.slice(2)
  // Whoever reads the output, as `head` does, may have had enough of it.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit()
  })
  if (args.includes('--help')) {
    console.log(command.usage)
    return
  }
  const restore = printPlainly()
  try {
    process.exitCode = await main(parse(command, args))
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(command.complain?.(error) ?? error.message)
      process.exitCode = 2
    } else if (error instanceof SourceError) {
      console.error(error.message)
      process.exitCode = 1
    } else throw error
  } finally {
    restore()
  }
}

/**
 * From now on, nothing that a command prints is obeyed by a terminal, wherever the text is from; gives the way back.
 * What is told of a file goes on one line besides, where it is told.
 */
function printPlainly(): () => void {
  const { log, error } = console
  const plain =
    (print: typeof log): typeof log =>
    (...parts: unknown[]) =>
      print(...parts.map((part) => (typeof part === 'string' ? printable(part) : part)))
  Object.assign(console, { log: plain(log), error: plain(error) })
  return () => void Object.assign(console, { log, error })
}

/** The text of a file named on the command line. Throws a UsageError where it cannot be read, or is no text. */
export function readInput(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = CAUSES[code ?? '']
    const message = `${onOneLine(file)} cannot be read: ${why ? UNREAD[why] : code}`
    throw new UsageError(message, onOneLine(file), why)
  }
}

/** The whole number of option `name`, from `least` to `most`. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(`--${name} takes a whole number from ${least} to ${most}, not '${text}'`)
  return value
}
