/** Rules that permit and rules that demand, asked of the engine: can what they tell be left undone? */

import type { ScenarioGame, ScenarioTypes } from './definition.ts'
import type { NamedScenario } from './files.ts'
import { type Run, runScenario } from './run.ts'
import type { ScenarioSource } from './schema.ts'

/** A kind of move, with the fields that tell it from others, and where it is made. */
type MoveLike = Record<string, unknown>

/** How a rule permits: a move that may be left undone, one that stands beside another, one that is made in several ways. */
export type Permitted = ({ do: string } | { instead: string } | { choose: string }) & MoveLike
/** How a rule demands: by refusing what neglects it, or by coming with every move but some. */
export type Demanded = { refuses: string } | { comes: string[] }

export interface Duties {
  may: Record<string, Permitted>
  must: Record<string, Demanded>
}

/**
 * Where the engine thinks otherwise than the list, a line for each rule. What may be left undone is asked of games
 * without changed options, as some of these demand it, unless it is an option itself; so may be what is demanded.
 */
export function otherwise<G extends ScenarioTypes>(
  definition: ScenarioGame<G>,
  scenarios: readonly NamedScenario<G>[],
  { may, must }: Duties,
  isAsUsual: (source: ScenarioSource<G>) => boolean,
): string[] {
  const runsOf = (rule: string, among = scenarios): Run<G>[] =>
    among
      .filter(({ source }) => source.rules.some((shown) => shown === rule))
      .map(({ source }) => runScenario(definition, source))
  const usual = scenarios.filter(({ source }) => isAsUsual(source))
  const usualRunsOf = (rule: string): Run<G>[] => {
    const runs = runsOf(rule, usual)
    return runs.length > 0 ? runs : runsOf(rule)
  }
  return [
    ...Object.entries(may).flatMap(([rule, like]) =>
      notFree(definition, usualRunsOf(rule), rule, like),
    ),
    ...Object.entries(must).flatMap(([rule, how]) =>
      notBound(definition, runsOf(rule, 'comes' in how ? usual : scenarios), rule, how),
    ),
  ]
}

function notFree<G extends ScenarioTypes>(
  { game }: ScenarioGame<G>,
  runs: readonly Run<G>[],
  rule: string,
  like: Permitted,
): string[] {
  const { at, do: left, instead, choose, ...fields } = like
  const wanted: MoveLike = { do: left ?? instead ?? choose, ...fields }
  const isLike = (move: G['Move']): boolean => {
    const given = new Map<string, unknown>(Object.entries(move))
    return Object.entries(wanted).every(([field, value]) => given.get(field) === value)
  }
  const asked = runs
    .flatMap(positionsOf)
    .filter((position) => at === undefined || at === position.at)
    .map((position) => {
      let [alike, unlike] = [0, 0]
      for (const move of game.legalMoves(position)) {
        if (isLike(move)) alike++
        else unlike++
        if (alike > 1 && unlike > 0) break
      }
      return { at: position.at, alike, unlike }
    })
    .filter(({ alike }) => alike > 0)
  const forced = asked.find(({ unlike }) => unlike === 0)
  if (left && forced) return [`${rule} is called free, and at ${forced.at} no other move is legal`]
  const isFree = asked.some(({ alike, unlike }) => (choose ? alike > 1 : unlike > 0))
  return isFree ? [] : [`no scenario of ${rule} leaves a choice`]
}

function notBound<G extends ScenarioTypes>(
  { game }: ScenarioGame<G>,
  runs: readonly Run<G>[],
  rule: string,
  how: Demanded,
): string[] {
  const steps = runs.flatMap((run) => [...run.steps, ...run.tries])
  if ('refuses' in how) {
    const isRefused = steps.some(
      ({ move, broken }) =>
        (move as MoveLike).do === how.refuses && broken.some((one) => one === rule),
    )
    return isRefused ? [] : [`no scenario sees ${rule} refuse to ${how.refuses}`]
  }
  const brings = steps.filter(({ events }) => events.some((event) => event.rule === rule))
  if (brings.length === 0) return [`no scenario sees what ${rule} demands`]
  for (const { before } of brings)
    for (const move of game.legalMoves(before)) {
      if (how.comes.includes(move.do)) continue
      const next = game.applyMove(before, move)
      if (next.ok && !next.events.some((event) => event.rule === rule))
        return [`${rule} is a duty, and at ${before.at} ${game.keyOfMove(move)} goes without it`]
    }
  return []
}

/** Every position of a run where somebody decides. */
const positionsOf = <G extends ScenarioTypes>({ start, steps }: Run<G>): G['Position'][] => [
  ...(start ? [start] : []),
  ...steps.map(({ after }) => after),
]
