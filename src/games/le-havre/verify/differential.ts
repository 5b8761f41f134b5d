/** Plays games on the engine and reckons what they cost and bring by the model, and tells where they differ. */
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { resultOf } from '../rules/scoring.ts'
import type { Position } from '../rules/state.ts'
import { type At, ITEMS } from '../rules/vocabulary.ts'
import { cardsAt, dealsAt, oneOff, someTokens } from './candidates.ts'
import { type Deal, dealOf } from './oracle/costs.ts'
import type { Tokens } from './oracle/figures.ts'
import { harboursAfter, loansAfter, owedAt, priceOf } from './oracle/outcome.ts'
import { paymentsOf, pays } from './oracle/pay.ts'
import { borrowing, hungryFrom } from './oracle/round.ts'
import { richest, wealthOf } from './oracle/score.ts'

export interface Figures {
  /** Positions compared, by decision. */
  positions: Partial<Record<At, number>>
  /** Moves judged both ways, and moves whose outcome was reckoned. */
  judged: number
  reckoned: number
  /** Positions whose payments were too many to try all of them. */
  sampled: number
}
/** Figures before anything was compared. */
export const noFigures = (): Figures => ({ positions: {}, judged: 0, reckoned: 0, sampled: 0 })

const keyOf = (tokens: Tokens): string =>
  ITEMS.flatMap((item) => (tokens[item] ? [`${item} ${tokens[item]}`] : [])).join(', ')

const SAMPLES = 8
const MOST_LISTED = 200

/** Where payments that are listed, judged and tried differ. */
function paymentDifferences(
  position: Position,
  deal: Deal | null,
  draw: () => number,
  sum: Figures,
): string[] {
  const { phase, seat, options, players } = position
  const { owed } = phase
  if (!owed) return []
  const found: string[] = []
  const items = players[seat]?.items ?? {}
  const needs = owedAt(position, deal)
  if (owed.for === 'deal' && deal && keyOf(owed.gain) !== keyOf(deal.gain))
    found.push(`${keyOf(owed.gain)} is to come, by the model ${keyOf(deal.gain)}`)
  const byEach = owed.for === 'fee' && options['fee.overpayWithFrancs']
  const all = paymentsOf(items, needs, byEach)
  if (!all) sum.sampled += 1
  const tried = all && new Set(all.map(keyOf))
  const listed = new Set<string>()
  for (const move of game.legalMoves(position)) {
    if (move.do !== 'pay') continue
    const key = keyOf(move.tokens)
    if (listed.has(key)) found.push(`${key} is listed twice`)
    listed.add(key)
    if (tried ? !tried.has(key) : !pays(move.tokens, needs, byEach))
      found.push(`${key} is listed, but pays nothing`)
    if (!tried && listed.size === MOST_LISTED) break
  }
  const others = (all ?? []).filter((tokens) => !listed.has(keyOf(tokens)))
  const near = Array.from({ length: SAMPLES }, () =>
    oneOff(all?.[Math.floor(draw() * all.length)] ?? someTokens(items, ITEMS, draw), draw),
  )
  for (const tokens of [...others, ...near]) {
    sum.judged += 1
    const { broken } = game.judge(position, { do: 'pay', seat, tokens })
    const fits =
      pays(tokens, needs, byEach) &&
      Object.entries(tokens).every(
        ([token, count]) => count <= (items[token as keyof typeof items] ?? 0),
      )
    // Of a fee the engine also asks that the building can be used with what is left.
    const refused = broken.filter((rule) => owed.for !== 'fee' || rule !== 'enter.must-act')
    if (fits === refused.length > 0)
      found.push(`${keyOf(tokens)} breaks [${broken}], pays: ${fits}`)
    if (tried && fits && broken.length === 0 && !listed.has(keyOf(tokens)))
      found.push(`${keyOf(tokens)} is not listed`)
  }
  const [need = {}] = needs
  const { gap, fewest } = borrowing(items, need)
  const mayBorrow = gap > 0 && (owed.for === 'food' || owed.for === 'interest')
  for (const loans of [fewest - 1, fewest, fewest + 1]) {
    if (loans < 1) continue
    const allowed =
      mayBorrow && (options['loan.count'] === 'free' ? loans >= fewest : loans === fewest)
    if (game.judge(position, { do: 'borrow', seat, loans }).legal !== allowed)
      found.push(`${loans} loans for a gap of ${gap}: by the model ${allowed}`)
  }
  return found
}

/** Where the costs of actions, cards and loans differ. */
function costDifferences(position: Position, draw: () => number, sum: Figures): string[] {
  const { active, players, phase, final, at } = position
  const found: string[] = []
  const judge = (move: Move, allowed: boolean): void => {
    sum.judged += 1
    const { legal, broken } = game.judge(position, move)
    if (legal !== allowed)
      found.push(`${JSON.stringify(move)} breaks [${broken}], by the model ${allowed}`)
  }
  for (const move of dealsAt(position, draw))
    if (dealOf(position, move) !== undefined) judge(move, dealOf(position, move) !== null)
  for (const [seat, { loans, items }] of players.entries())
    judge(
      { do: 'repay', seat },
      at !== 'over' && phase.building === null && loans > 0 && items.franc >= 5,
    )
  if (final || !['turn.opened', 'turn.main', 'turn.closed'].includes(at)) return found
  for (const card of cardsAt(position)) {
    const price = priceOf(position, card)
    const sold = phase.sold.some((sale) => sale.seat === active && sale.card === card)
    const purse = players[active]?.items.franc ?? 0
    judge({ do: 'buy', seat: active, card }, price !== null && price <= purse && !sold)
  }
  return found
}

/** Where the scores differ. */
function scoreDifferences(position: Position): string[] {
  const { points, winners } = resultOf(position)
  const wealth = position.players.map(wealthOf)
  return points.join() === wealth.join() && winners.join() === richest(position).join()
    ? []
    : [`the wealth is ${points}, by the model ${wealth}`]
}

/** Where what came of a move differs: harbours, loans, and who eats next. */
function outcomeDifferences(
  before: Position,
  move: Move,
  after: Position,
  deal: Deal | null,
  sum: Figures,
): string[] {
  const found: string[] = []
  const held = harboursAfter(before, move, after, deal)
  if (held) sum.reckoned += 1
  for (const [seat, items] of (held ?? []).entries())
    if (keyOf(items) !== keyOf(after.players[seat]?.items ?? {}))
      found.push(
        `seat ${seat} holds ${keyOf(after.players[seat]?.items ?? {})}, by the model ${keyOf(items)}`,
      )
  const loans = after.players.map((player) => player.loans)
  if (loans.join() !== loansAfter(before, move).join())
    found.push(`loans are ${loans}, by the model ${loansAfter(before, move)}`)
  const seats = before.players.length
  const first = before.active + 1
  const ends = move.do === 'endTurn' && before.turn === 7 && !before.final
  const eats = before.at === 'roundEnd.feeding' && (move.do === 'pay' || move.do === 'borrow')
  if (!ends && !eats) return found
  const fed = ends ? 0 : ((before.seat - first + 2 * seats) % seats) + 1
  const hungry = hungryFrom(before, first + fed, seats - fed)
  const asked = after.at === 'roundEnd.feeding' ? after.seat : null
  if (hungry !== asked) found.push(`seat ${asked} is asked for food, by the model ${hungry}`)
  return found
}

const REDRAWN = 10

/** A random move, seldom one of the sales and purchases that stand open nearly always. */
function someMove(position: Position, draw: () => number): Move | null {
  let move = game.randomMove(position, draw)
  for (let left = REDRAWN; left > 0 && (move?.do === 'sell' || move?.do === 'buy'); left--)
    move = game.randomMove(position, draw)
  return move
}

/** Plays random moves from a position, at most so many, and compares at every decision; what differs is thrown. */
export function compareWithModel(
  from: Position,
  draw: () => number,
  most: number,
  sum: Figures,
): void {
  let position = from
  let deal: Deal | null = null
  for (let moves = 0; ; moves++) {
    sum.positions[position.at] = (sum.positions[position.at] ?? 0) + 1
    const found = [
      ...scoreDifferences(position),
      ...paymentDifferences(position, deal, draw, sum),
      ...costDifferences(position, draw, sum),
    ]
    const move = moves < most ? someMove(position, draw) : null
    const next = move && game.applyMove(position, move)
    if (move && next?.ok)
      found.push(...outcomeDifferences(position, move, next.position, deal, sum))
    else if (next && !next.ok)
      found.push(`${JSON.stringify(move)} is drawn, but breaks ${next.broken}`)
    if (found.length > 0)
      throw new Error(
        `${found.join('\n')}\nmove ${JSON.stringify(move)}\nat ${JSON.stringify(position)}`,
      )
    if (!move || !next?.ok) return
    deal = dealOf(position, move) ?? (move.do === 'buy' ? deal : null)
    position = next.position
  }
}
