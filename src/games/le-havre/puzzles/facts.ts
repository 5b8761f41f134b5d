/** What a move at a main action leads to, as facts: the whole action, what the other does then, one's own next. */
import { type Action, actionsFrom, after } from '../bots/actions.ts'
import { foodAhead, turnsAhead } from '../bots/ahead.ts'
import { untilTurnOf } from '../bots/others.ts'
import { aimOf } from '../bots/reason.ts'
import { foodLacking } from '../bots/standing.ts'
import { isSpecial } from '../rules/buildings.ts'
import { cardValue } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { ENERGY } from '../rules/pay.ts'
import { copyState, type Position, playerAt } from '../rules/state.ts'
import type { CardId, Items } from '../rules/vocabulary.ts'
import { more } from '../table/outcome.ts'
import type { Fact, Theme } from './puzzle.ts'

/** Own turns that are the last ones. */
const LAST = 3
/** Nobody misses so few. */
const SMALL = 2

/** Energy that an action must bring to be about it. */
const MUCH_ENERGY = 3

/** What is done with a move: the action that it begins, best carried out, and the own action after it. */
export interface Line {
  action: Action
  /** The other's answer. */
  reply: Action | null
  /** Where the reply begins. */
  between: Position | null
  later: Action | null
}

/** The line that a move at a main action begins. */
export function lineOf(position: Position, move: Move): Line {
  const { seat } = position
  const key = JSON.stringify(move)
  const isMain = move.do === 'takeOffer' || move.do === 'enter'
  const from = isMain ? position : after(position, move)
  const actions = actionsFrom(from)
  const first = isMain
    ? actions.find(({ moves: [one] }) => JSON.stringify(one) === key)
    : actions[0]
  if (!first) throw new RangeError(`${key} begins no action`)
  const action = isMain ? first : { ...first, moves: [move, ...first.moves] }
  const rival = (seat + 1) % position.players.length
  const between = copyState(action.next)
  if (rival !== seat) untilTurnOf(between, rival, 'actions')
  const reply =
    between.at === 'turn.main' && between.seat === rival ? actionsFrom(between)[0] : null
  const own = copyState(action.next)
  untilTurnOf(own, seat, 'actions')
  const later = own.at === 'turn.main' ? actionsFrom(own)[0] : null
  return { action, reply: reply ?? null, between: reply ? between : null, later: later ?? null }
}

const isSome = (items: Items): boolean => Object.keys(items).length > 0

/** Cards that moves build, bought ones too. */
const builtBy = (moves: readonly Move[]): CardId[] =>
  moves.flatMap((move): CardId[] => {
    if (move.do === 'construct') return [move.building]
    if (move.do === 'buildShip') return [move.ship]
    return move.do === 'buy' ? [move.card] : []
  })

/** Whether a seat's turns are nearly over. */
const isLast = (position: Position): boolean =>
  turnsAhead(position, foodAhead(position).length) <= LAST

function rivalFacts({ reply, between }: Line): Fact[] {
  const move = reply?.moves[0]
  if (!between || !move) return []
  if (move.do === 'enter') return [{ kind: 'rival-enters', building: move.building }]
  if (move.do !== 'takeOffer') return []
  const count = between.offers[move.space]
  return count > SMALL ? [{ kind: 'rival-takes', item: move.space, count }] : []
}

function laterFacts({ later }: Line): Fact[] {
  const aim = later && aimOf(later.moves)
  if (aim?.kind === 'card')
    return [{ kind: 'then-builds', card: aim.card, francs: cardValue(aim.card) }]
  return aim?.kind === 'load' ? [{ kind: 'then-ships', francs: aim.francs }] : []
}

/** What an action itself brings. */
export function actionFacts(position: Position, { moves, next }: Action): Fact[] {
  const { seat, round } = position
  const [before, now] = [playerAt(position, seat), playerAt(next, seat)]
  const [gives, gains] = [more(before.items, now.items), more(now.items, before.items)]
  const facts: Fact[] = []
  if (isSome(gives) || isSome(gains)) facts.push({ kind: 'brings', gives, gains })
  for (const card of builtBy(moves)) facts.push({ kind: 'builds', card, francs: cardValue(card) })
  if (now.loans !== before.loans) facts.push({ kind: 'loans', taken: now.loans - before.loans })
  if (next.at !== 'over' && next.round === round && !next.final) {
    const food = { before: foodLacking(position, seat), after: foodLacking(next, seat) }
    if (food.before > 0 || food.after > 0) facts.push({ kind: 'food', ...food })
  }
  return facts
}

/** What speaks for or against a move; `value` is what a search holds it to be worth. */
export function factsOf(position: Position, move: Move, value: number): Fact[] {
  const line = lineOf(position, move)
  const facts = [...actionFacts(position, line.action), ...laterFacts(line)]
  if (!isLast(position)) return [...facts, ...rivalFacts(line)]
  return [...facts, { kind: 'final', francs: Math.round(value) }]
}

const energyOf = (items: Items): number =>
  ENERGY.reduce((sum, { item, worth }) => sum + worth * (items[item] ?? 0), 0)

const isSpecialVisit = (move: Move): boolean => move.do === 'enter' && isSpecial(move.building)

/** What a problem is about, by its best move and the next best. */
export function themeOf(position: Position, best: Move, rival: Move): Theme {
  const { seat } = position
  const player = playerAt(position, seat)
  if (isSpecialVisit(best) || isSpecialVisit(rival)) return 'special'
  if (isLast(position)) return 'last-actions'
  const line = lineOf(position, best)
  const { moves, next } = line.action
  const lacking = foodLacking(position, seat)
  if (position.turn > 3 && lacking > 0 && foodLacking(next, seat) < lacking) return 'feeding'
  const does = (kind: Move['do'], all = moves): boolean => all.some((move) => move.do === kind)
  const later = line.later?.moves ?? []
  if (player.ships.length === 0 && does('buildShip', [...moves, ...later])) return 'first-ship'
  if (does('buildShip') || does('construct')) return 'building'
  if (does('ship')) return 'shipping'
  if (player.loans > 0) return 'loans'
  const now = playerAt(next, seat)
  const energy = energyOf(more(now.items, player.items)) - energyOf(more(player.items, now.items))
  if (best.do === 'enter' && energy >= MUCH_ENERGY) return 'energy'
  return best.do === 'enter' ? 'making' : 'offers'
}
