import { describe, expect, test } from 'vitest'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import { statesOf } from '../../../engine/chart.ts'
import { countedStepper, playCounted } from '../../../engine/chart-counts.ts'
import { moverOf } from '../../../engine/random-game.ts'
import { machine, positionOf, snapshotAt } from '../machine.ts'
import { chart } from '../rules/chart.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/setup.ts'
import { type Position, putInStock } from '../rules/state.ts'
import { DECISIONS } from '../rules/vocabulary.ts'
import { sum } from './oracle/table.ts'
import { expandedSetup, forPositions, someSetup } from './positions.ts'

/**
 * Two ways that no legal move takes. They are there so that declining to choose a role, and manning a
 * building before one is built, are refused by the rule that speaks of it, not as a move out of place.
 */
const REFUSING = ['roles pass → role', 'builder.turn manBuilding → turn']

interface Edge {
  from: string
  to: string
}

/** The chart as a graph, as XState reads it: every state by its path, and every way between them. */
function graphOfMachine(): { states: string[]; edges: Edge[] } {
  const nodes = getStateNodes(machine)
  const pathOf = (node: { path: string[] }): string => node.path.join('.')
  const edges = nodes.flatMap((node) =>
    [...node.transitions.values(), node.always ?? []]
      .flat()
      .flatMap(({ target }) => target ?? [])
      .map((target) => ({ from: pathOf(node), to: pathOf(target) })),
  )
  return { states: nodes.map(pathOf).sort(), edges }
}

/** From a compound state one comes to its first child; from its last one on its `onDone`. */
function innerEdges(): Edge[] {
  return [...statesOf(chart.states)].flatMap(({ path, parent, state }) => [
    ...(state.initial ? [{ from: path, to: `${path}.${state.initial}` }] : []),
    ...(state.type === 'final' && parent ? [{ from: path, to: parent }] : []),
  ])
}

function reachedFrom(start: string, edges: readonly Edge[]): Set<string> {
  const reached = new Set([start])
  for (const state of reached) for (const { from, to } of edges) if (from === state) reached.add(to)
  return reached
}

describe('the chart as a graph', () => {
  const { states, edges } = graphOfMachine()
  const all = [...edges, ...innerEdges()]

  test('has the states and ways that the chart has', () => {
    const source = [...statesOf(chart.states)]
    expect(states).toEqual(source.map(({ path }) => path).sort())
    const ways = source.map(
      ({ state }) =>
        Object.keys(state.on ?? {}).length + (state.always?.length ?? 0) + (state.onDone ? 1 : 0),
    )
    expect(edges.length).toBe(ways.reduce((sum, count) => sum + count, 0))
  })

  test('leads from the start to every state, and from every state to the end', () => {
    expect([...reachedFrom(chart.initial, all)].sort()).toEqual(states)
    for (const state of states) expect(reachedFrom(state, all)).toContain('over')
  })
})

const goodsOf = (players: Position['players']): number =>
  sum(players.flatMap(({ goods }) => Object.values(goods)))

/** Two seats, the first with every building that brings a question of its own, the last point at stake. */
function richStart(): Position {
  const options = {
    'points.declinable': true,
    'craftsman.productionOptional': true,
    'mayor.shareOptional': true,
  } as const
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1, options })
  const [first, second] = position.players
  if (!first || !second) throw new Error('two players expected')
  for (const id of ['hospice', 'university', 'harbor', 'wharf'] as const) {
    first.city.push({ id, workers: 1 })
    putInStock(position, id, position.supply.buildings[id] - 1)
  }
  position.supply.colonists -= 4
  first.coins = 10
  for (const good of ['corn', 'sugar', 'coffee'] as const) {
    first.goods[good] = 3
    second.goods[good] = 3
    position.supply.goods[good] -= 6
  }
  second.vp = position.supply.vp - 1
  position.supply.vp = 1
  return position
}

test('a search through the machine itself, from one position, comes to every place', () => {
  const paths = getShortestPaths(machine, {
    fromState: snapshotAt(richStart()),
    events: (snapshot) =>
      [...game.legalMoves(positionOf(snapshot))]
        .slice(0, 30)
        .map((move) => ({ type: move.do, move })),
    serializeState(snapshot) {
      const { at, picks, seat, ending, players } = positionOf(snapshot)
      return [
        at,
        picks,
        seat,
        ending.length > 0,
        at.startsWith('captain') && goodsOf(players),
      ].join(' ')
    },
  })
  const places = new Set(paths.map(({ state }) => positionOf(state).at))
  expect([...places].sort()).toEqual([...DECISIONS, 'over'].sort())
})

describe('in play', () => {
  const counted = countedStepper(game.parts)
  const { counts } = counted
  const holder = { rng: 1 }
  for (let index = 0; index < 300; index++) {
    const setup = someSetup(holder, index)
    playCounted(counted, game, setUp(setup), moverOf(setup.seed))
  }
  for (let index = 0; index < 400; index++) {
    const setup = expandedSetup(index)
    playCounted(counted, game, setUp(setup), moverOf(setup.seed))
  }

  test('every state is entered', () => {
    const entered = Object.keys(counts.states)
    expect(entered.sort()).toEqual([...statesOf(chart.states)].map(({ path }) => path).sort())
    expect(entered.filter((path) => counts.states[path] === 0)).toEqual([])
  })

  test('every way is taken but the two that are there to refuse', () => {
    const untaken = Object.entries(counts.transitions).filter(([, count]) => count === 0)
    expect(untaken.map(([name]) => name).sort()).toEqual([...REFUSING].sort())
  })

  test('every guard is found to hold and not to hold; of the roles, the last is left over', () => {
    const oneSided = Object.entries(counts.guards).filter(([, { held, not }]) => !held || !not)
    expect(oneSided.map(([name, { not }]) => [name, not])).toEqual([
      ['role prospectorChosen → prospector', 0],
    ])
  })
})

test('the two refusing ways answer by their own rule, and can never be taken', () => {
  forPositions(300, (position) => {
    const { at, seat, city } = { ...position, city: position.players[position.seat]?.city ?? [] }
    if (at === 'roles')
      expect(game.judge(position, { do: 'pass', seat }).broken).toEqual(['round.must-choose'])
    if (at !== 'builder.turn') return
    for (const { id } of city)
      expect(game.judge(position, { do: 'manBuilding', seat, building: id }).broken).toContain(
        'university.that-building',
      )
  })
})
