/** Plays a game on the engine and by the model side by side, and tells where they differ. */
import { isDeepStrictEqual } from 'node:util'
import type { Rng } from '../../../engine/rng.ts'
import { copyState } from '../rules/copy-state.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { resultOf } from '../rules/scoring.ts'
import type { Position, State } from '../rules/state.ts'
import type { At } from '../rules/vocabulary.ts'
import { candidatesAt, SAMPLES } from './candidates.ts'
import { runModel } from './oracle/round.ts'
import { firstSeats, pointsOf, wealthOf } from './oracle/score.ts'
import type { Question } from './oracle/table.ts'

export interface Figures {
  /** Positions compared, by decision. */
  positions: Partial<Record<At, number>>
  /** Candidates judged both ways. */
  judged: number
  /** Positions whose candidates were too many to judge all of them. */
  sampled: number
}

/** Figures before anything was compared. */
export const noFigures = (): Figures => ({ positions: {}, judged: 0, sampled: 0 })

const wordsOf = (value: unknown): string =>
  typeof value !== 'object' || value === null
    ? String(value)
    : Object.entries(value)
        .flatMap(([key, count]) => (count ? [`${key}=${count}`] : []))
        .sort()
        .join()

/** A move as text; equal moves give equal texts, in whatever order their counts stand. */
export const keyOf = (move: Move): string =>
  Object.entries(move)
    .flatMap(([field, value]) => (wordsOf(value) ? [`${field} ${wordsOf(value)}`] : []))
    .sort()
    .join('; ')

/** All that lies on the table, without what the engine remembers of a phase. */
function openTable(state: State): object {
  const { phase: _, seat: __, expansions, ...open } = state
  if (!expansions) return { ...open, at: undefined }
  const { phase: ___, ...added } = expansions
  return { ...open, expansions: added, at: undefined }
}

/** Where listing, judging and the model disagree on what may be done. */
function differencesAt(position: Position, asked: Question, holder: Rng, sum: Figures): string[] {
  const found: string[] = []
  const { moves, all } = candidatesAt(position, holder)
  sum.judged += moves.length
  if (!all) sum.sampled += 1
  const judgedLegal = new Set<string>()
  for (const move of moves) {
    const { legal } = game.judge(position, move)
    if (legal !== asked.allows(move))
      found.push(`${JSON.stringify(move)}: judged ${legal}, not so by the model`)
    const counted = (move.do === 'load' || move.do === 'loadWharf') && move.count !== undefined
    if (legal && !counted) judgedLegal.add(keyOf(move))
  }
  const listed = new Set<string>()
  for (const move of game.legalMoves(position)) {
    const key = keyOf(move)
    if (listed.has(key)) found.push(`${key} is listed twice`)
    listed.add(key)
    if (all ? !judgedLegal.has(key) : !asked.allows(move)) found.push(`${key} is listed wrongly`)
    if (!all && listed.size === SAMPLES) return found
  }
  for (const key of judgedLegal) if (!listed.has(key)) found.push(`${key} is not listed`)
  return found
}

/** Where the two scores disagree. */
function scoreDifferences(position: Position): string[] {
  const { sheets, winners } = resultOf(position)
  const found = position.players.flatMap((player, seat) =>
    sheets[seat]?.total === pointsOf(player) && sheets[seat]?.tieBreak === wealthOf(player)
      ? []
      : [`seat ${seat} has ${pointsOf(player)} points by the model`],
  )
  return winners.join() === firstSeats(position).join() ? found : [...found, 'another is first']
}

/**
 * Plays up to `most` random moves from a position where a role is to be chosen. Before each, the
 * table, the question, the legal moves and the score are compared; what differs is thrown.
 */
export function compareWithModel(
  from: Position,
  draw: () => number,
  most: number,
  sum: Figures,
): void {
  const table: State = copyState(from)
  const course = runModel(table)
  const holder = { rng: from.rng }
  let position = from
  let asked = course.next()
  for (let moves = 0; ; moves++) {
    sum.positions[position.at] = (sum.positions[position.at] ?? 0) + 1
    const found: string[] = scoreDifferences(position)
    if (!isDeepStrictEqual(openTable(position), openTable(table)))
      found.push(`the model's table is ${JSON.stringify(openTable(table))}`)
    if (asked.done) {
      if (position.at !== 'over') found.push('the game is over by the model')
    } else if (asked.value.at !== position.at || asked.value.seat !== position.seat)
      found.push(`the model asks seat ${asked.value.seat} at ${asked.value.at}`)
    else found.push(...differencesAt(position, asked.value, holder, sum))
    if (found.length > 0) throw new Error(`${found.join('\n')}\nat ${JSON.stringify(position)}`)
    const move = moves < most ? game.randomMove(position, draw) : null
    if (!move) return
    const next = game.applyMove(position, move)
    if (!next.ok) throw new Error(`${JSON.stringify(move)} breaks ${next.broken}`)
    position = next.position
    asked = course.next(move)
  }
}
