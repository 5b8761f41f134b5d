/** What a bot says is true: the figure behind each reason is asked for, of its evaluation and of the game itself. */
import { expect, test } from 'vitest'
import { type Choice, choose } from '../../../bots/bot.ts'
import { random } from '../../../engine/rng.ts'
import { BUILDING } from '../rules/buildings.ts'
import { copyState } from '../rules/copy-state.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { capacityOf, colonistsOf, goodsOf } from '../rules/player.ts'
import { GOOD_PRICE } from '../rules/roles/trader.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { playerView } from '../rules/view.ts'
import { GOODS, roleOf } from '../rules/vocabulary.ts'
import { BOTS } from './bots.ts'
import { rank } from './heuristic/decide.ts'
import type { Scored } from './heuristic/decision.ts'
import { WEIGHTS } from './heuristic/weights.ts'
import { LEVELS, type Level } from './levels.ts'
import type { Reason } from './reason.ts'
import { positionsOf, TABLES } from './testing.ts'
import type { PuertoRicoBots } from './types.ts'

/** What is claimed of a move at a position by the heuristic's own values. */
interface Claim {
  position: Position
  move: Move
  ranked: readonly Scored[]
  /** The value of the move. */
  value: number
}

const after = ({ position, move }: Claim): Position => {
  const next = copyState(position)
  game.applyMoveInPlace(next, move)
  return next
}
/** What the one who moves has more of once the move is made. */
const gained = (claim: Claim, count: (player: Position['players'][number]) => number): number =>
  count(playerAt(after(claim), claim.move.seat)) - count(playerAt(claim.position, claim.move.seat))
const isBest = ({ ranked, value }: Claim): boolean => ranked.every((one) => one.value <= value)
const coinsOn = ({ position }: Claim, role: string): number =>
  position.roles.find(({ id }) => id === role)?.coins ?? 0

/** What a role is said to let one do can be done in its phase. */
const can = (claim: Claim, ...kinds: Move['do'][]): void =>
  expect([...game.legalMoves(after(claim))].map((move) => move.do)).toEqual(
    expect.arrayContaining([expect.toSatisfy((kind: Move['do']) => kinds.includes(kind))]),
  )
const PROMISED: Partial<Record<ReturnType<typeof roleOf>, (claim: Claim) => void>> = {
  settler: (claim) => can(claim, 'takeTile', 'drawTile'),
  mayor: (claim) =>
    after(claim).at === 'mayor.recruiting' || expect(gained(claim, colonistsOf)).toBeGreaterThan(0),
  builder: (claim) => can(claim, 'build'),
  craftsman: (claim) =>
    after(claim).at === 'craftsman.producing' || expect(gained(claim, goodsOf)).toBeGreaterThan(0),
  trader: (claim) => can(claim, 'sell'),
  captain: (claim) => can(claim, 'load', 'loadWharf'),
  prospector: (claim) => expect(gained(claim, ({ coins }) => coins)).toBeGreaterThan(0),
}

const HOLDS: {
  [K in Exclude<Reason['kind'], 'only' | 'fancy' | 'search' | 'likes'>]: (
    reason: Extract<Reason, { kind: K }>,
    claim: Claim,
  ) => void
} = {
  role({ role, coins, mine, theirs, others }, claim) {
    expect(coins).toBe(coinsOn(claim, role))
    expect(others).toBe(claim.position.players.length - 1)
    if (coins === 0 && Math.round(mine) > 0) PROMISED[roleOf(role)]?.(claim)
    expect(mine - (theirs * WEIGHTS.rivals) / others).toBeCloseTo(claim.value, 9)
  },
  tile({ tile, use, worth }, { position, value }) {
    expect(worth).toBe(value)
    const { tiles, city } = playerAt(position, position.seat)
    const circles = city
      .filter(({ id }) => BUILDING[id].good === tile)
      .reduce((sum, { id }) => sum + BUILDING[id].circles, 0)
    const works = tile === 'corn' || tiles[tile] < circles
    expect(use).toBe(tile === 'quarry' ? 'quarry' : works ? 'ready' : 'waiting')
  },
  worth: ({ worth }, { value }) => expect(worth).toBe(value),
  draw: (_, claim) => expect(gained(claim, ({ coins }) => coins)).toBe(0),
  colonist: (_, claim) => expect(gained(claim, colonistsOf)).toBeGreaterThanOrEqual(1),
  layout({ goods, buildings }, claim) {
    const player = playerAt(after(claim), claim.move.seat)
    expect(goods).toBe(GOODS.reduce((sum, good) => sum + capacityOf(player, good), 0))
    const powers = player.city.filter(({ id, workers }) => workers > 0 && !BUILDING[id].good)
    expect(buildings).toBe(powers.length)
  },
  build({ building, price, vp, worth }, claim) {
    expect(price + gained(claim, ({ coins }) => coins)).toBe(0)
    expect({ vp, worth }).toEqual({ vp: BUILDING[building].vp, worth: claim.value })
  },
  save({ coins }, claim) {
    expect(coins).toBe(playerAt(claim.position, claim.move.seat).coins)
    expect(isBest(claim)).toBe(true)
  },
  extra: ({ worth }, { value }) => expect(worth).toBe(value),
  sell({ coins }, claim) {
    expect(coins).toBe(gained(claim, (player) => player.coins))
    expect(claim.value).toBeGreaterThanOrEqual(0)
    expect(isBest(claim)).toBe(true)
  },
  hold: (_, claim) => expect(isBest(claim)).toBe(true),
  load({ points, mine }, claim) {
    const waiting = after(claim).phase.due.reduce((sum, due) => sum + due.points, 0)
    expect(points).toBe(gained(claim, ({ vp }) => vp) + waiting)
    expect(mine).toBeGreaterThanOrEqual(points)
  },
  wait: (_, { move }) => expect(move.do).toBe('pass'),
  store({ goods, worth }, claim) {
    expect(goods).toBe(gained(claim, goodsOf) + goodsOf(playerAt(claim.position, claim.move.seat)))
    expect(worth).toBe(claim.value)
  },
}

/** A beginner's likings have no figures; where more is plain to see, it is what they say. */
function likesHold({ move, coins }: Extract<Reason, { kind: 'likes' }>, claim: Claim): void {
  const { position } = claim
  expect(move).toEqual(claim.move)
  if (move.do === 'chooseRole') expect(coins).toBe(coinsOn(claim, move.role))
  const legal = position.at === 'mayor.placing' ? [] : [...game.legalMoves(position)]
  if (move.do === 'sell' || move.do === 'takeGood')
    for (const one of legal)
      if ('good' in one) expect(GOOD_PRICE[one.good]).toBeLessThanOrEqual(GOOD_PRICE[move.good])
  if (move.do === 'store') {
    const kept = legal.map((one) => goodsOf(playerAt(after({ ...claim, move: one }), one.seat)))
    expect(goodsOf(playerAt(after(claim), move.seat))).toBe(Math.max(...kept))
  }
}

function holds({ move, reason, others }: Choice<PuertoRicoBots>, position: Position): void {
  const key = game.keyOfMove(move)
  const ranked = rank(position)
  const value = ranked.find((one) => game.keyOfMove(one.move) === key)?.value ?? 0
  const claim: Claim = { position, move, ranked, value }
  if (reason.kind === 'fancy') return
  if (reason.kind === 'only') {
    expect(Array.from(game.legalMoves(position).take(2))).toHaveLength(1)
    return
  }
  if (reason.kind === 'likes') likesHold(reason, claim)
  else if (reason.kind === 'search') {
    const [next] = others
    expect(reason.games).toBe(ITERATIONS)
    expect(reason.next).toEqual(next ? { move: next.move, margin: next.value } : null)
    if (reason.plan) holds({ move, reason: reason.plan, others: [] }, position)
  } else {
    const check = HOLDS[reason.kind] as (reason: Reason, claim: Claim) => void
    check(reason, claim)
  }
}

const ITERATIONS = 6
const SHARE: Record<Level, number> = {
  novice: 0.3,
  intermediate: 0.6,
  advanced: 0.04,
  expert: 0.04,
}

test.each(LEVELS)('whatever the %s bot says is so', (level) => {
  const rng = { rng: 71 }
  const texts = new Set<string>()
  for (const [edition, seats] of TABLES)
    for (const position of positionsOf(edition, seats, rng)) {
      if (random(rng) > SHARE[level]) continue
      // Figures are asked of the position itself, so a bot must see the points that they go by.
      position.options = { ...position.options, 'info.vpHidden': false }
      const shown = playerView(position, position.seat)
      const choice = choose(BOTS[level], shown, { iterations: ITERATIONS }, { rng: 3 })
      holds(choice, position)
      texts.add(choice.reason.kind)
    }
  expect(texts.size).toBeGreaterThan(level === 'intermediate' ? 10 : 1)
})
