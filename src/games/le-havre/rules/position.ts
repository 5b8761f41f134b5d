/** Positions from outside: parsed into a valid one, or a list of what is wrong with it and where. */
import * as v from 'valibot'
import { missingTokens } from '../../../engine/inventory.ts'
import type { Parsed as AnyParsed, Problem as AnyProblem } from '../../../engine/types.ts'
import { currentEffect } from './act.ts'
import { isBuilt } from './actions/main-action.ts'
import { BUILDING, isLocked, isSpecial } from './buildings.ts'
import type { EffectKind } from './effects.ts'
import { game } from './game.ts'
import { inventory } from './inventory.ts'
import { OPTION_SCHEMAS, owedSchema } from './notation.ts'
import { STACKS } from './setup-figures.ts'
import { roundCards } from './ships.ts'
import type { Owed, Position } from './state.ts'
import {
  BUILDINGS,
  CARDS,
  DECISIONS,
  type Decision,
  each,
  ITEMS,
  OFFERS,
  SHIP_TYPES,
  SHIPS,
  SPECIAL_BUILDINGS,
  TILES,
  VERSIONS,
} from './vocabulary.ts'

export type ProblemId =
  | 'shape'
  | 'seats'
  | 'seat'
  | 'total'
  | 'round'
  | 'turn'
  | 'disc'
  | 'stack-order'
  | 'tiles'
  | 'modernised'
  | 'phase'
  | 'waits-for-nobody'
export type Problem = AnyProblem<ProblemId>
export type Parsed<T> = AnyParsed<T, ProblemId>

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
const buildings = v.array(v.picklist(BUILDINGS))
const ships = v.array(v.picklist(SHIPS))
const specials = v.array(v.picklist(SPECIAL_BUILDINGS))

const positionSchema = v.strictObject({
  at: v.picklist([...DECISIONS, 'over']),
  version: v.picklist(VERSIONS),
  options: v.strictObject(OPTION_SCHEMAS),
  rng: v.pipe(v.number(), v.integer(), v.minValue(-2147483648), v.maxValue(4294967295)),
  round: count,
  turn: count,
  final: v.boolean(),
  active: seat,
  seat,
  players: v.pipe(
    v.array(
      v.strictObject({
        items: v.strictObject(each(ITEMS, () => count)),
        loans: count,
        disc: v.nullable(v.picklist(BUILDINGS)),
        buildings,
        ships,
      }),
    ),
    v.minLength(1),
    v.maxLength(5),
  ),
  offers: v.strictObject(each(OFFERS, () => count)),
  tiles: v.array(v.picklist(TILES)),
  town: buildings,
  stacks: v.pipe(v.array(buildings), v.length(STACKS)),
  ships: v.strictObject(each(SHIP_TYPES, () => ships)),
  specials: v.strictObject({
    pile: specials,
    seen: v.array(specials),
    mixed: v.array(v.boolean()),
    beside: buildings,
  }),
  modernised: buildings,
  gone: ships,
  phase: v.strictObject({
    supplied: v.boolean(),
    acted: v.boolean(),
    building: v.nullable(v.picklist(BUILDINGS)),
    effect: count,
    constructed: count,
    owed: owedSchema,
    asked: count,
    sold: v.array(v.strictObject({ seat, card: v.picklist(CARDS), disc: v.boolean() })),
  }),
})

/** Parses anything into a position that can occur, or says what is wrong with it. Never throws. */
export function parsePosition(input: unknown): Parsed<Position> {
  const parsed = v.safeParse(positionSchema, input)
  if (!parsed.success) {
    const problems = parsed.issues.map(
      (issue): Problem => ({ path: v.getDotPath(issue) ?? '', problem: 'shape', values: {} }),
    )
    return { ok: false, problems }
  }
  const position = parsed.output as Position
  const problems = validate(position)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: position }
}

type Values = Problem['values']

/** What cannot be true of a position of the right shape; none where it can occur. */
export function validate(position: Position): Problem[] {
  const { version, players, round, turn, final, active, seat, stacks, specials } = position
  const found: Problem[] = []
  const say = (path: string, problem: ProblemId, values: Values = {}): void => {
    found.push({ path, problem, values })
  }
  const seats = players.length
  const rounds = roundCards(version, seats).length
  if (active >= seats) say('active', 'seat', { seat: active, seats })
  if (seat >= seats) say('seat', 'seat', { seat, seats })
  if (specials.seen.length !== seats || specials.mixed.length !== seats) say('specials', 'seats')
  if (round < 1 || round > rounds || (final && round !== rounds))
    say('round', 'round', { round, rounds })
  if (turn > (final ? seats : TILES.length)) say('turn', 'turn', { turn })
  if ([...position.tiles].sort().join() !== [...TILES].sort().join()) say('tiles', 'tiles')
  if (found.length > 0) return found

  for (const [token, count] of missingTokens(inventory, position)) say(token, 'total', { count })
  for (const [at, { items, loans }] of players.entries()) {
    for (const item of ITEMS) if (items[item] < 0) say(`players.${at}.items.${item}`, 'shape')
    if (loans < 0) say(`players.${at}.loans`, 'shape')
  }
  for (const offer of OFFERS) if (position.offers[offer] < 0) say(`offers.${offer}`, 'shape')
  for (const [at, stack] of stacks.entries()) {
    const numbers = stack.filter((id) => !isSpecial(id)).map((id) => BUILDING[id].number)
    if (numbers.some((number, place) => number < (numbers[place - 1] ?? 0)))
      say(`stacks.${at}`, 'stack-order')
  }
  for (const [who, { disc }] of players.entries()) {
    if (disc === null) continue
    const shared = players.some((other, at) => at < who && other.disc === disc)
    if (!isBuilt(position, disc) || isLocked(disc) || (shared && !final))
      say(`players.${who}.disc`, 'disc', { building: disc })
  }
  for (const id of position.modernised)
    if (!BUILDING[id].effects?.some(({ kind }) => kind === 'buildShip'))
      say('modernised', 'modernised', { building: id })
  for (const [who, cards] of specials.seen.entries())
    if (cards.some((card) => !specials.pile.includes(card))) say(`specials.seen.${who}`, 'total')
  if (!phaseFits(position)) say('at', 'phase', { at: position.at })
  if (found.length > 0 || position.at === 'over') return found
  if (game.legalMoves(position).next().done) say('at', 'waits-for-nobody', { at: position.at })
  return found
}

/** The effect that is carried out where an action waits. */
const EFFECTS: Partial<Record<Decision, readonly EffectKind[]>> = {
  'turn.constructing': ['construct'],
  'turn.between': ['construct'],
  'turn.shipbuilding': ['buildShip'],
  'turn.using': ['upgrade', 'sellTable', 'extra', 'returnLoans'],
  'turn.trading': ['trade'],
  'turn.choosing': ['choose'],
  'turn.exchanging': ['exchange'],
  'turn.selling': ['sellGoods'],
  'turn.shipping': ['ship'],
  'turn.hauling': ['haul'],
  'turn.displacing': ['displace'],
  'turn.ordering': ['peek'],
}
const OWED: Partial<Record<Decision, Owed['for']>> = {
  'turn.interest': 'interest',
  'turn.fee': 'fee',
  'turn.price': 'deal',
  'roundEnd.feeding': 'food',
}

/** Whether what is remembered of the turn is what belongs to the place where it waits. */
function phaseFits(position: Position): boolean {
  const { at, phase, seat, active, final, turn } = position
  const { supplied, acted, building, owed, constructed } = phase
  if (at === 'over') return final
  if ((owed?.for ?? null) !== (OWED[at] ?? null)) return false
  if (!acted && constructed > 0) return false
  if (at === 'roundEnd.feeding') return !final && building === null && turn === TILES.length
  if (at === 'turn.interest') return !final && supplied && !acted && building === null
  if (seat !== active) return false
  if (at === 'turn.opened') return !final && !supplied && !acted && building === null
  if (supplied === final) return false
  if (at === 'turn.main') return !acted && building === null
  if (at === 'turn.closed') return acted && building === null
  if (!acted || building === null) return false
  // Whoever buys or sells the building between two cards has the disc at home.
  const disc = position.players[seat]?.disc
  if (disc !== building && !(disc === null && constructed > 0)) return false
  if (at === 'turn.fee' || at === 'turn.price') return true
  const effect = currentEffect(position)
  if (!effect || !EFFECTS[at]?.includes(effect.kind)) return false
  return (at === 'turn.between') === constructed > 0
}
