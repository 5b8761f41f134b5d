/** A bot that somebody else wrote: a command that reads one JSON line a decision and answers with one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { onOneLine } from '../printable.ts'
import { endGroup, type Groups, holdGroup } from './groups.ts'

/** What went wrong with an outside bot; it loses the game, and nothing else. */
export class BotFault extends Error {}

/** A seat of a game begins, is asked for a decision, or has its result; docs/bots.md is for those who write bots. */
interface Begin {
  type: 'begin'
  game: string
  seat: number
  /** Edition or version, seats and expansions. */
  table: object
}
interface Question {
  type: 'decide'
  seat: number
  /** Moves of all seats since this seat was last asked. */
  since: readonly object[]
  /** Milliseconds until the answer must be there. */
  limit: number
  view: unknown
  /** Legal moves of the seat; of more than `MOST_LISTED` only the first, and `complete` is false. */
  legal: readonly unknown[]
  complete: boolean
}
interface End {
  type: 'end'
  seat: number
  /** Points by seat and the seats that have won; null where a fault ended the game. */
  result: object | null
}

/** An answer of an outside bot. */
export interface Answer {
  /** What the line says, parsed. */
  said: unknown
  /** The line as it can be shown: short, on one line, without what a terminal would obey. */
  shown: string
}

export interface OutsideBot {
  /** The answer to a question. No answer, or one that is not JSON, is a `BotFault`. */
  ask: (question: Question) => Promise<Answer>
  /** Sends what is not answered. */
  tell: (news: Begin | End) => void
  /** Ends its input, so that it can end by itself, and ends it where it has not a second later. */
  close: () => Promise<void>
}

/** So many legal moves are listed: a mayor's layouts may be a hundred thousand. */
export const MOST_LISTED = 1000

/** The command of a player that is named `cmd:…`; null where it is one of ours. */
export const commandOf = (player: string): string | null =>
  player.startsWith('cmd:') ? player.slice(4).trim() : null

/** Longest answer that is waited for, in characters. */
const LONGEST = 1_000_000
/** Milliseconds until one that does not end by itself is ended. */
const GRACE = 1000
const LONGEST_SHOWN = 120
const shownOf = (line: string): string =>
  onOneLine(line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)} …` : line)

/** Starts the command, its group among `groups`; it lives until it is closed, breaks or is too late. */
export function startOutsideBot(command: string, groups: Groups): OutsideBot {
  // A group of its own, so that what a shell has started ends with it.
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
  if (child.pid) holdGroup(groups, child.pid)
  const lines = createInterface({ input: child.stdout })
  let fault: BotFault | null = null
  let waiting: { answer: (line: string) => void; fail: (fault: BotFault) => void } | null = null
  const kill = (): void => {
    lines.close()
    if (child.pid) endGroup(groups, child.pid)
    // What has left the group may hold them open, and would be waited for.
    child.stdin.destroy()
    child.stdout.destroy()
    child.unref()
  }
  const fail = (message: string): void => {
    fault ??= new BotFault(message)
    waiting?.fail(fault)
    waiting = null
    kill()
  }
  child.on('error', ({ message }) => fail(`cannot be started: ${message}`))
  child.on('exit', (code, signal) => fail(`ended with ${signal ?? `code ${code}`}`))
  // Writing to one that has ended is told by its end.
  child.stdin.on('error', () => undefined)
  let length = 0
  child.stdout.on('data', (part: Buffer) => {
    length = part.includes('\n') ? 0 : length + part.length
    if (length > LONGEST) fail(`answered more than ${LONGEST} characters in one line`)
  })
  lines.on('line', (line) => {
    waiting?.answer(line)
    waiting = null
  })

  async function ask(question: Question): Promise<Answer> {
    if (fault) throw fault
    const line = await new Promise<string>((answer, reject) => {
      const late = setTimeout(
        () => fail(`gave no answer within ${question.limit} ms`),
        question.limit,
      )
      const then =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(late)
          settle(value)
        }
      waiting = { answer: then(answer), fail: then(reject) }
      child.stdin.write(`${JSON.stringify(question)}\n`)
    })
    const shown = shownOf(line)
    try {
      return { said: JSON.parse(line), shown }
    } catch {
      throw new BotFault(`answered what is not JSON: ${shown}`)
    }
  }
  function tell(news: Begin | End): void {
    if (!fault) child.stdin.write(`${JSON.stringify(news)}\n`)
  }
  async function close(): Promise<void> {
    if (!fault) {
      child.stdin.end()
      await Promise.race([once(child, 'exit'), wait(GRACE, undefined, { ref: false })])
    }
    kill()
  }
  return { ask, tell, close }
}
