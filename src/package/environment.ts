/** Tables of both games behind requests and answers of plain JSON: what `serve` speaks, one line each. */
import * as v from 'valibot'
import type { GameTypes } from '../engine/types.ts'
import { SetupError } from './errors.ts'
import { leHavre } from './le-havre.ts'
import { puertoRico } from './puerto-rico.ts'
import type { Rules } from './rules.ts'

/** Tables that are open at once. */
export const MOST_TABLES = 10_000
/** Legal moves that are listed where a request names no other number. */
export const MOST_LISTED = 1000
/** Moves that can be undone. */
export const MOST_UNDONE = 10_000

export type ErrorCode =
  | 'not-json'
  | 'bad-request'
  | 'bad-setup'
  | 'unknown-table'
  | 'too-many-tables'
  | 'bad-seat'
  | 'illegal-move'
  | 'nothing-to-undo'

/** What is wrong with a request; it changes nothing. */
class RequestError extends Error {
  readonly code: ErrorCode
  readonly more: object
  constructor(code: ErrorCode, message: string, more: object = {}) {
    super(message)
    this.code = code
    this.more = more
  }
}

/** A game under way, whichever it is. */
interface Table {
  standing: () => { at: string; seat: number; over: boolean; moves: number }
  legal: (most: number, seat: number | undefined) => { moves: unknown[]; complete: boolean }
  apply: (move: unknown) => { events: readonly unknown[] }
  view: (seat: number) => unknown
  result: () => object
  clone: () => Table
  undo: (count: number) => void
  reseed: (seed: number) => void
}

/** A table at `now`; `past` are the positions before it, the last one last. */
function openTable<G extends GameTypes>(
  rules: Rules<G>,
  now: G['Position'],
  past: G['Position'][] = [],
  moves = 0,
): Table {
  return {
    standing: () => ({ at: now.at, seat: now.seat, over: rules.isOver(now), moves }),
    legal(most, seat) {
      const listed: G['Move'][] = []
      for (const move of rules.legalMoves(now)) {
        if (seat !== undefined && move.seat !== seat) continue
        if (listed.length === most) return { moves: listed, complete: false }
        listed.push(move)
      }
      return { moves: listed, complete: true }
    },
    apply(move) {
      const applied = rules.applyMove(now, move)
      if (!applied.ok) {
        const { broken } = applied
        throw new RequestError('illegal-move', `refused by ${broken.join(', ')}`, { broken })
      }
      past.push(now)
      if (past.length > MOST_UNDONE) past.shift()
      now = applied.position
      moves += 1
      return { events: applied.events }
    },
    view(seat) {
      const last = now.players.length - 1
      if (seat > last) throw new RequestError('bad-seat', `seats are 0 to ${last}`)
      return rules.playerView(now, seat)
    },
    result: () => rules.result(now),
    clone: () => openTable(rules, now, [...past], moves),
    undo(count) {
      const before = past.at(-count)
      if (!before) throw new RequestError('nothing-to-undo', `${past.length} moves can be undone`)
      past.length -= count
      now = before
      moves -= count
    },
    reseed(seed) {
      now = rules.reseed(now, seed)
    },
  }
}

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const id = v.exactOptional(v.union([v.string(), v.number()]))
const seat = whole(0, 9)
const table = whole(1, Number.MAX_SAFE_INTEGER)
const GAMES = ['puerto-rico', 'le-havre'] as const
const requestSchema = v.variant('do', [
  v.strictObject({
    id,
    do: v.literal('new'),
    game: v.picklist(GAMES),
    setup: v.unknown(),
  }),
  v.strictObject({
    id,
    do: v.literal('legal'),
    table,
    seat: v.exactOptional(seat),
    most: v.exactOptional(whole(1, 1_000_000)),
  }),
  v.strictObject({ id, do: v.literal('apply'), table, move: v.unknown() }),
  v.strictObject({ id, do: v.literal('view'), table, seat }),
  v.strictObject({ id, do: v.literal('result'), table }),
  v.strictObject({ id, do: v.literal('clone'), table }),
  v.strictObject({
    id,
    do: v.literal('undo'),
    table,
    count: v.exactOptional(whole(1, MOST_UNDONE)),
  }),
  v.strictObject({ id, do: v.literal('seed'), table, seed: whole(0, 4_294_967_295) }),
  v.strictObject({ id, do: v.literal('close'), table }),
])
type Request = v.InferOutput<typeof requestSchema>

const deal = <G extends GameTypes>(rules: Rules<G>, setup: unknown): Table =>
  openTable(rules, rules.setUp(rules.parseSetup(setup)))
const DEAL = {
  'puerto-rico': (setup: unknown) => deal(puertoRico, setup),
  'le-havre': (setup: unknown) => deal(leHavre, setup),
}

export interface Environment {
  /** The answer to a request; an object with `error` where something is wrong with it. Never throws on what comes in. */
  answer: (request: unknown) => object
  /** The same from a line of JSON to a line of JSON. */
  answerLine: (line: string) => string
}

/** Tables that are known by number to whoever asks; they live until they are closed. */
export function makeEnvironment(): Environment {
  const tables = new Map<number, Table>()
  let last = 0
  function seatAt(opened: () => Table): object {
    if (tables.size >= MOST_TABLES)
      throw new RequestError('too-many-tables', `${MOST_TABLES} tables are open; close some`)
    const made = opened()
    last += 1
    tables.set(last, made)
    return { table: last, ...made.standing() }
  }
  function tableOf(number: number): Table {
    const found = tables.get(number)
    if (!found) throw new RequestError('unknown-table', `no table ${number} is open`)
    return found
  }
  function carryOut(request: Request): object {
    if (request.do === 'new') return seatAt(() => DEAL[request.game](request.setup))
    const asked = tableOf(request.table)
    switch (request.do) {
      case 'legal':
        return asked.legal(request.most ?? MOST_LISTED, request.seat)
      case 'apply':
        return { ...asked.apply(request.move), ...asked.standing() }
      case 'view':
        return { view: asked.view(request.seat) }
      case 'result':
        return asked.result()
      case 'clone':
        return seatAt(asked.clone)
      case 'undo':
        asked.undo(request.count ?? 1)
        return asked.standing()
      case 'seed':
        asked.reseed(request.seed)
        return asked.standing()
      case 'close':
        tables.delete(request.table)
        return {}
    }
  }
  function answer(input: unknown): object {
    const echo = v.safeParse(v.looseObject({ id: v.union([v.string(), v.number()]) }), input)
    const named = echo.success ? { id: echo.output.id } : {}
    try {
      const parsed = v.safeParse(requestSchema, input)
      if (!parsed.success) throw badRequest(parsed.issues[0])
      return { ...named, ...carryOut(parsed.output) }
    } catch (error) {
      if (error instanceof SetupError)
        return { ...named, error: { code: 'bad-setup', message: error.message, path: error.path } }
      if (!(error instanceof RequestError)) throw error
      const { code, message, more } = error
      return { ...named, error: { code, message, ...more } }
    }
  }
  function answerLine(line: string): string {
    let request: unknown
    try {
      request = JSON.parse(line)
    } catch {
      return JSON.stringify({ error: { code: 'not-json', message: 'a line is one JSON object' } })
    }
    return JSON.stringify(answer(request))
  }
  return { answer, answerLine }
}

function badRequest(issue: v.BaseIssue<unknown>): RequestError {
  const at = (issue.path ?? []).map(({ key }) => String(key)).join('.')
  const message = `${issue.expected ?? 'nothing'} expected, not ${issue.received}`
  return new RequestError('bad-request', at ? `${at}: ${message}` : message)
}
