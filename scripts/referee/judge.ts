/** What the referee makes of the text of a file, whatever the game. */
import type { Refereed } from '../../src/frame/refereed.ts'
import { unreadWords } from '../../src/referee/faults.ts'
import { linkOf } from '../../src/referee/link.ts'
import { moveGroups } from '../../src/referee/listing.ts'
import { readText } from '../../src/referee/read.ts'
import { verdictOn } from '../../src/referee/verdict.ts'
import type { Words } from '../../src/referee/words.ts'
import type { ScenarioTypes } from '../../src/scenario/definition.ts'
import { type Run, runScenario } from '../../src/scenario/run.ts'
import type { MoveSource } from '../../src/scenario/schema.ts'
import { t } from '../../src/text/messages/commands.ts'
import { differs } from '../scenarios/outcome.ts'
import { askedMoves } from './asked.ts'
import { rulingLines } from './lines.ts'

export type Judged =
  /** It cannot be read, and why. */
  | { ok: false; why: Words[] }
  | { ok: true; lines: Words[]; failures: string[]; json: () => Promise<object> }

export type Judge = (text: string, move: string | undefined) => Judged

/** How files of a game are ruled on; `move` is asked where they end. */
export function judging<G extends ScenarioTypes>(of: Refereed<G>): Judge {
  const { definition, problemWords, whereWords, reading } = of
  return (text, asked) => {
    const read = readText(definition, text, reading)
    if (!read.ok) {
      const words = (problem: Parameters<typeof problemWords>[0]) => ({
        ...problemWords(problem),
        where: whereWords(problem),
      })
      return { ok: false, why: unreadWords(read, words) }
    }
    const { position, source } = read
    let run = runScenario(definition, source)
    if (asked !== undefined) {
      const end = run.steps.at(-1)?.after ?? position
      const moves = askedMoves(of, end, asked)
      if (moves.length === 0)
        return { ok: false, why: [[{ text: t('cli.no-move', { move: asked }) }]] }
      const made: MoveSource[] = source.moves ?? []
      run = withoutEnd(runScenario(definition, { ...source, moves: [...made, ...moves] }))
    }
    const failures = run.failures.map(
      ({ path, ...found }) => `${pathText(path)}: ${differs(found)}`,
    )
    return {
      ok: true,
      lines: rulingLines(of, position, run),
      failures,
      json: () => jsonOf(of, position, run),
    }
  }
}

/** What is asked besides may end otherwise than the file says. */
const withoutEnd = <G extends ScenarioTypes>(run: Run<G>): Run<G> => ({ ...run, failures: [] })

/** Items are counted from 1. */
const pathText = (path: readonly (string | number)[]): string =>
  path.map((key) => (typeof key === 'number' ? key + 1 : key)).join('.')

async function jsonOf<G extends ScenarioTypes>(
  { definition, outlookOf }: Refereed<G>,
  position: G['Position'],
  { steps, failures }: Run<G>,
): Promise<object> {
  const verdicts = steps.map(({ before, move: tried, broken }) => {
    const move = definition.game.parseMove(tried)
    return move
      ? verdictOn(definition, before, move)
      : { legal: false, move: tried, broken, nearest: [] }
  })
  return {
    link: await linkOf(definition, { position }),
    position,
    verdicts,
    moves: moveGroups(definition, position).map(({ kind, count }) => ({ kind, count })),
    score: definition.resultOf(position),
    ...(outlookOf && { end: outlookOf(position) }),
    failures,
  }
}
