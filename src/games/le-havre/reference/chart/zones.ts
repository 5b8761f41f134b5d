/** The chart of Le Havre as drawings. */
import type { ChartState } from '../../../../engine/chart.ts'
import { fold } from '../../../../frame/chart/fold.ts'
import { type Zone, zonesOf } from '../../../../frame/chart/graph.ts'
import { toMarkup } from '../../../../text/markup.ts'
import { chart } from '../../rules/chart.ts'
import { MOVE_DEFINITIONS } from '../../rules/move-definitions.ts'
import { DECISIONS } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/chart.ts'

const decisions: readonly string[] = DECISIONS

const within = (...names: string[]): ReadonlySet<string> =>
  new Set(names.map((name) => `turn.${name}`))
/** One effect of a building, and what goes on there in all: too much to be drawn with the turn. */
const EFFECT = within(
  ...['constructing', 'between', 'shipbuilding', 'using', 'trading', 'choosing', 'exchanging'],
  ...['selling', 'shipping', 'hauling', 'displacing', 'ordering', 'dealt', 'price', 'paid'],
)
const VISIT = within('feeDue', 'fee', 'entered', 'acting')
/** The decision to which such a move belongs is called after it. */
const NAMED_AFTER_MOVES = [
  'use',
  'trade',
  'choose',
  'exchange',
  'sellGoods',
  'ship',
  'haul',
  'displace',
  'layBack',
  'construct',
  'buildShip',
  'exchangeShip',
]

const words = (key: string): string => toMarkup(say(key as 'kind.pay'))

/** What leads to a decision about an effect is told by its name. */
const isEffect = (guard: string): boolean =>
  chart.states.turn.states.acting.always.some(
    (way) => 'guard' in way && way.guard === guard && 'target' in way && way.target.endsWith('ing'),
  ) && guard !== 'givesAtOnce'

/** Moves that are accepted so that their rule refuses them; no way is drawn for what never happens. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  opened: ['takeOffer', 'enter', 'endTurn'],
  main: ['supply', 'endTurn'],
  constructing: ['buildShip'],
  closed: ['takeOffer', 'enter'],
}

type AnyState = ChartState<string, string, string>

const turnStates = Object.fromEntries(
  Object.entries<AnyState>(chart.states.turn.states).map(([name, state]) => {
    const ways = Object.entries(state.on ?? {})
    const open = ways.map(([kind, way]) =>
      way && REFUSED[name]?.includes(kind)
        ? [kind, { guard: way.guard, actions: way.actions }]
        : [kind, way],
    )
    return [name, state.on ? { ...state, on: Object.fromEntries(open) } : state]
  }),
)

export const zonesOfChart = (): Zone[] =>
  zonesOf({
    states: { ...chart.states, turn: { ...chart.states.turn, states: turnStates } },
    moveDefinitions: MOVE_DEFINITIONS,
    stateWords: (path) => words(decisions.includes(path) ? `at.${path}` : `chart.state.${path}`),
    moveWords: (kind) => (NAMED_AFTER_MOVES.includes(kind) ? '' : words(`kind.${kind}`)),
    guardWords: (guard) => (isEffect(guard) ? '' : words(`chart.if.${guard}`)),
  }).flatMap((zone) => (zone.id === 'turn' ? unfolded(zone) : [zone]))

function unfolded(turn: Zone): Zone[] {
  const part = (id: 'building' | 'effect') => ({
    id,
    label: words(`chart.${id}`),
    endLabel: words(`chart.${id}.done`),
  })
  const isEffectState = (id: string): boolean => EFFECT.has(id)
  const isVisit = (id: string): boolean => VISIT.has(id) || id === 'effect'
  const [rest, effect] = fold(turn, { ...part('effect'), isWithin: isEffectState })
  return [...fold(rest, { ...part('building'), isWithin: isVisit }), effect]
}
