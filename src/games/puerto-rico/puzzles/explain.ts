/** Why a move is as good as it is: facts of the position, in words, each with its rule where it has one. */
import { ruleAt } from '../bots/heuristic/decide.ts'
import { game } from '../rules/game.ts'
import type { Move, MoveOf } from '../rules/moves.ts'
import { circlesOf, colonistsOf } from '../rules/player.ts'
import { loadable } from '../rules/roles/captain.ts'
import { GOOD_PRICE } from '../rules/roles/trader.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { GOODS, type Good, HOUSE_SPACES, roleOf } from '../rules/vocabulary.ts'
import { type Segment, term } from '../words/markup.ts'
import { say } from '../words/messages/puzzles.ts'
import { keptWords } from '../words/moves.ts'
import { shipName, tileTerm } from '../words/say.ts'
import { buildFacts } from './explain-building.ts'
import { isEmpty, loadsAfter, phaseFacts, saleAfter } from './explain-phase.ts'
import { tileFacts } from './explain-tile.ts'
import { type Fact, rivalOf } from './fact.ts'
import { finalScores, outcomeOf } from './outcome.ts'

/** What speaks for or against a legal move; the telling first. */
export function factsOf(position: Position, move: Move): Fact[] {
  const facts = ownFacts(position, move)
  if (position.ending.length === 0) return facts
  const scores = finalScores(position, move)
  const [mine = 0, theirs = 0] = [scores[position.seat], scores[rivalOf(position)]]
  return [...facts, { words: say('because.final', { mine, theirs }), rule: 'end.round-played' }]
}

/** What a layout is good for, without what there is none of. */
function layoutWords({ goods, buildings }: { goods: number; buildings: number }): Fact['words'] {
  if (goods > 0 && buildings > 0) return say('layout.makes', { goods, buildings })
  if (goods > 0) return say('layout.goods', { goods })
  return buildings > 0 ? say('layout.buildings', { buildings }) : say('layout.nothing')
}

function ownFacts(position: Position, move: Move): Fact[] {
  const player = playerAt(position, position.seat)
  switch (move.do) {
    case 'chooseRole':
      return roleFacts(position, move)
    case 'takeTile':
      return tileFacts(position, move)
    case 'build':
      return buildFacts(position, move)
    case 'drawTile':
      return [{ words: say('tile.drawn'), rule: 'hacienda.draw' }]
    case 'manTile':
      return atOnce(term(tileTerm(move.tile)), 'hospice.colonist')
    case 'manBuilding':
      return atOnce(term(move.building), 'university.colonist')
    case 'recruit': {
      const count = circlesOf(player) - colonistsOf(player)
      const words = count > 0 ? say('colonist.more', { count }) : say('colonist.spare')
      return [{ words, rule: 'mayor.privilege' }]
    }
    case 'sell':
      return [...saleFacts(position, move.good), ...saleAfter(position, move)]
    case 'load':
    case 'loadWharf':
      return loadFacts(position, move)
    case 'store':
      return storeFacts(position, move)
    case 'takeGood':
      return goodFacts(position, move.good)
    case 'place': {
      const layout = ruleAt('mayor.placing').explain(position, { move, value: 0 })
      return layout.kind === 'layout' ? [{ words: layoutWords(layout) }] : []
    }
    case 'pass':
      return passFacts(position, move)
    default:
      return []
  }
}

function roleFacts(position: Position, { role }: MoveOf<'chooseRole'>): Fact[] {
  const count = position.roles.find(({ id }) => id === role)?.coins ?? 0
  const move: Move = { do: 'chooseRole', seat: position.seat, role }
  const lying = { role: term(roleOf(role)), count }
  const rule: RuleId = 'round.role-coins'
  if (count > 0 && isEmpty(outcomeOf(position, move)))
    return [{ words: say('because.coins-only', lying), rule }]
  const coins: Fact[] = count > 0 ? [{ words: say('because.role-coins', lying), rule }] : []
  return [...phaseFacts(position, move, roleOf(role)), ...coins]
}

const atOnce = (place: Segment[], rule: RuleId): Fact[] => [
  { words: say('colonist.at-once', { place }), rule },
]

function saleFacts(position: Position, good: Good): Fact[] {
  const move: Move = { do: 'sell', seat: position.seat, good }
  const { gains } = outcomeOf(position, move)
  const coins = gains[position.seat]?.earned ?? 0
  const rival = playerAt(position, rivalOf(position))
  const waits = position.seat === position.chooser
  const facts: Fact[] = [
    {
      words:
        coins > 0
          ? say('sell.coins', { good: term(good), coins })
          : say('sell.nothing', { good: term(good) }),
      rule: 'trader.price',
    },
  ]
  if (
    waits &&
    position.house.length === HOUSE_SPACES - 1 &&
    GOODS.some((one) => rival.goods[one] > 0)
  )
    facts.push({ words: say('sell.closes'), rule: 'trader.house-space' })
  else if (waits && rival.goods[good] > 0 && !position.house.includes(good))
    facts.push({ words: say('sell.taken', { good: term(good) }), rule: 'trader.one-of-each' })
  return facts
}

/** Whether a seat has something that a ship takes. */
const mayLoad = (position: Position, seat: number): boolean =>
  GOODS.some((good) => position.ships.some((ship) => loadable(position, seat, good, ship) > 0))

function loadFacts(position: Position, move: MoveOf<'load' | 'loadWharf'>): Fact[] {
  const { seat } = position
  const next = game.applyMove(position, move)
  if (!next.ok) throw new Error(`${JSON.stringify(move)} breaks ${next.broken.join(', ')}`)
  const after = next.position
  const { good } = move
  const [before, now] = [playerAt(position, seat), playerAt(after, seat)]
  const values = {
    good: term(good),
    count: before.goods[good] - now.goods[good],
    points: now.vp - before.vp,
  }
  const rival = rivalOf(position)
  const shut = mayLoad(position, rival) && !mayLoad(after, rival)
  return [
    { words: say('load.points', values), rule: 'captain.point' },
    ...shipFacts(after, move),
    ...(shut ? [{ words: say('load.closes'), rule: 'captain.ship-space' as const }] : []),
    ...loadsAfter(position, move, values.points),
  ]
}

/** What a load leaves of its ship. */
function shipFacts({ ships }: Position, move: MoveOf<'load' | 'loadWharf'>): Fact[] {
  const ship = move.do === 'load' && ships.find(({ size }) => size === move.ship)
  if (!ship) return []
  const values = { ship: shipName(ship.size), good: term(move.good) }
  const count = ship.size - ship.count
  return count > 0 && ship.good === move.good
    ? [{ words: say('load.room', { ...values, count }), rule: 'captain.one-kind-per-ship' }]
    : [{ words: say('load.full', values), rule: 'captain.empty-ships' }]
}

function storeFacts(position: Position, move: MoveOf<'store'>): Fact[] {
  const { goods } = playerAt(position, position.seat)
  const count = GOODS.reduce((sum, good) => sum + goods[good] - (move.keep[good] ?? 0), 0)
  const lost: Fact =
    count > 0
      ? { words: say('store.kept', { goods: keptWords(move.keep), count }), rule: 'storage.return' }
      : { words: say('store.all'), rule: 'storage.keep' }
  const { after } = outcomeOf(position, move)
  const kept = GOODS.filter((good) => (move.keep[good] ?? 0) > 0)
  return [lost, ...kept.flatMap((good) => goodFacts(after, good))]
}

const priceFact = (good: Good): Fact => {
  const values = { good: term(good), price: GOOD_PRICE[good] }
  return {
    words: values.price > 0 ? say('good.price', values) : say('good.worthless', values),
    rule: 'trader.price',
  }
}

function goodFacts(position: Position, good: Good): Fact[] {
  const { house, ships } = position
  const there = ships.find((ship) => ship.good === good)
  const room = there
    ? there.size - there.count
    : Math.max(0, ...ships.filter((ship) => ship.good === null).map(({ size }) => size))
  const sale: Fact = house.includes(good)
    ? { words: say('good.taken', { good: term(good) }), rule: 'trader.one-of-each' }
    : priceFact(good)
  const count = { good: term(good), count: room }
  return [
    sale,
    {
      words: room > 0 ? say('good.room', count) : say('good.no-room', count),
      rule: 'captain.ship-space',
    },
  ]
}

function passFacts(position: Position, move: MoveOf<'pass'>): Fact[] {
  const { coins } = playerAt(position, position.seat)
  switch (position.at) {
    case 'builder.turn':
      return [
        { words: coins > 2 ? say('build.none.dear', { coins }) : say('build.none', { coins }) },
      ]
    case 'settler.turn':
      return [{ words: say('tile.none') }]
    case 'mayor.recruiting':
      return [{ words: say('colonist.less') }]
    case 'settler.manning':
    case 'builder.manning':
      return [{ words: say('colonist.later') }]
    case 'trader.turn':
      return [{ words: say('sell.none') }, ...saleAfter(position, move)]
    case 'captain.loading':
      return [{ words: say('load.none') }, ...loadsAfter(position, move, 0)]
    default:
      return [{ words: say('good.none') }]
  }
}
