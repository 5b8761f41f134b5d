/** The chart without what only the expansions need: the order of play of the base game. */
import type { ChartState } from '../../../../engine/chart.ts'
import { chart } from '../../rules/chart.ts'
import { MOVE_DEFINITIONS } from '../../rules/move-definitions.ts'
import { ADDED_DECISIONS } from '../../rules/vocabulary.ts'

type AnyState = ChartState<string, string, string>
type States = Readonly<Record<string, AnyState>>

const DECISIONS = new Set<string>(ADDED_DECISIONS)
/** Steps that a game without expansions passes by its last way. */
const STEPS = new Set<string>([
  'drafted',
  'settler.drawn',
  'settler.passed',
  'settler.lodges',
  'mayor.recruited',
  'mayor.arriving',
  'craftsman.taken',
  'trader.bought',
  'trader.traded',
  'captain.opening',
])

const isAddedMove = (kind: string): boolean => !(kind in MOVE_DEFINITIONS)

/** The states of one level, at `outer`, with ways that lead past what is left out. */
function withoutAdded(states: States, outer = ''): States {
  const pathOf = (name: string): string => (outer ? `${outer}.${name}` : name)
  const isLeft = (name: string): boolean => !DECISIONS.has(pathOf(name)) && !STEPS.has(pathOf(name))
  const leadsOn = (name: string): string => {
    if (!STEPS.has(pathOf(name))) return name
    const last = states[name]?.always?.at(-1)
    return last ? leadsOn(last.target) : name
  }
  const ways = <W extends { target?: string }>(all: readonly W[]): W[] =>
    all
      .filter(({ target }) => target === undefined || !DECISIONS.has(pathOf(target)))
      .map((way) => (way.target === undefined ? way : { ...way, target: leadsOn(way.target) }))
  const entries = Object.entries(states).filter(([name]) => isLeft(name))
  return Object.fromEntries(
    entries.map(([name, state]) => {
      const on = Object.entries(state.on ?? {}).flatMap(([kind, way]) =>
        way && !isAddedMove(kind) ? ways([way]).map((left) => [kind, left] as const) : [],
      )
      return [
        name,
        {
          ...state,
          ...(state.on && { on: Object.fromEntries(on) }),
          ...(state.always && { always: ways(state.always) }),
          ...(state.states && { states: withoutAdded(state.states, pathOf(name)) }),
        },
      ]
    }),
  )
}

export const baseStates: States = withoutAdded(chart.states)
