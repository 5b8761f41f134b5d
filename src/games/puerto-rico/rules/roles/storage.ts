/** 선장, storing what was not loaded (docs/rulings.md F21-F26). */
import { added } from '../added.ts'
import type { Emit } from '../events.ts'
import { bearing, goodsOf, keptKinds, keptSingles } from '../player.ts'
import type { RuleId } from '../rule-ids.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { add, at, type ByGood, GOODS, type Good, put } from '../vocabulary.ts'
import { defineMove } from './define-move.ts'

type Keep = Partial<ByGood<number>>

function heldKinds(player: Player): Good[] {
  const held: Good[] = []
  for (const good of GOODS) if (at(player.goods, good) > 0) held.push(good)
  return held
}

/** One single good and `kinds` kinds in any number: is that enough room? */
function hasRoom(keep: Keep, kinds: number): boolean {
  let kept = 0
  let several = 0
  for (const good of GOODS) {
    const count = keep[good] ?? 0
    if (count > 0) kept += 1
    if (count > 1) several += 1
  }
  return several <= kinds && kept <= kinds + 1
}

/** Whether a player can keep so much, by warehouses and as single goods. */
const hasRoomFor = (player: Player, keep: Keep): boolean =>
  keptSingles(player) > 1
    ? added().singles.haveRoom(player, keep)
    : hasRoom(keep, keptKinds(player))

/** As many kinds whole as the warehouses take, one single good besides, no kind broken up (docs/rulings.md F24). */
function keepsAllItCan(player: Player, keep: Keep): boolean {
  if (keptSingles(player) > 1) return added().singles.keepAll(player, keep)
  const kinds = keptKinds(player)
  let held = 0
  let kept = 0
  let whole = 0
  for (const good of GOODS) {
    const own = at(player.goods, good)
    if (own === 0) continue
    const count = keep[good] ?? 0
    held += 1
    if (count > 0) kept += 1
    if (count === own) whole += 1
    else if (count > 1) return false
  }
  return kept === Math.min(held, kinds + 1) && whole >= Math.min(held, kinds)
}

/** Whether the player has to choose what stays; nothing is asked where everything fits (docs/rulings.md F23). */
export function mustChooseStorage(state: State): boolean {
  const player = playerAt(state, state.seat)
  // One good stays in any case.
  if (goodsOf(player) > 1 && !hasRoomFor(player, player.goods)) return true
  return state.options['storage.voluntaryDiscard'] && heldKinds(player).length > 0
}

export const store = defineMove<'store'>({
  rules: {
    'storage.own-goods': (state, move) => {
      const { goods } = playerAt(state, move.seat)
      return GOODS.every((good) => (move.keep[good] ?? 0) <= goods[good])
    },
    'storage.single': (state, move) => hasRoomFor(playerAt(state, move.seat), move.keep),
    // Whoever keeps too much gives nothing up.
    'storage.no-discard': (state, move) => {
      const player = playerAt(state, move.seat)
      const asked = state.options['storage.voluntaryDiscard'] || !hasRoomFor(player, move.keep)
      return asked || keepsAllItCan(player, move.keep)
    },
  },
  candidates(state) {
    const { seat } = state
    const player = playerAt(state, seat)
    const choices = state.options['storage.voluntaryDiscard']
      ? anyKeeps(player, heldKinds(player))
      : fullKeeps(player)
    return choices.map((keep) => ({ do: 'store', seat, keep }))
  },
  apply(state, move, emit) {
    keep(state, move.seat, move.keep, emit)
  },
})

/** Everything fits, so everything stays. */
export function keepAll(state: State, emit: Emit): void {
  const player = playerAt(state, state.seat)
  if (goodsOf(player) > 0) keep(state, state.seat, player.goods, emit)
}

function keep(state: State, seat: number, kept: Keep, emit: Emit): void {
  const player = playerAt(state, seat)
  const shelves = shelvesOf(player)
  const bySingles = keptSingles(player) > 1 ? added().singles.byRule(kept, shelves) : null
  const single = singleOf(player, kept, shelves.length)
  let used = 0
  for (const good of GOODS) {
    const count = kept[good] ?? 0
    const rest = at(player.goods, good) - count
    const onShelf = count > 0 && good !== single
    if (bySingles)
      for (const [rule, part] of bySingles[good]) emit(rule, seat, good, part, 'goods', 'goods')
    else emit((onShelf && shelves[used++]) || 'storage.keep', seat, good, count, 'goods', 'goods')
    emit('storage.return', seat, good, rest, 'goods', 'supply')
    put(player.goods, good, count)
    add(state.supply.goods, good, rest)
  }
}

/** The rules by which occupied warehouses keep kinds whole, one for each kind. */
function shelvesOf(player: Player): RuleId[] {
  const shelves: RuleId[] = []
  for (const { powers, rule } of bearing(player, 'storesKinds'))
    for (let kinds = powers.storesKinds ?? 0; rule && kinds > 0; kinds--) shelves.push(rule)
  return shelves
}

/** The kind kept as the single good: one of several goods, or a lone one where the shelves are too few. */
function singleOf(player: Player, kept: Keep, shelves: number): Good | undefined {
  let kinds = 0
  let lone: Good | undefined
  for (const good of GOODS) {
    const count = kept[good] ?? 0
    if (count === 1 && at(player.goods, good) > 1) return good
    if (count === 1) lone ??= good
    if (count > 0) kinds += 1
  }
  return kinds > shelves ? lone : undefined
}

/** Choices that keep all they can, equal outcomes once: which kinds stay whole, which single good besides. */
function fullKeeps(player: Player): Keep[] {
  if (keptSingles(player) > 1) return added().singles.choices(player)
  const held = heldKinds(player)
  const keeps: Keep[] = []
  for (const whole of subsets(held, Math.min(keptKinds(player), held.length))) {
    if (whole.length === held.length) keeps.push(keepOf(player, whole))
    for (const single of held)
      if (!whole.includes(single) && !isListed(player, single, whole))
        keeps.push(keepOf(player, whole, single))
  }
  return keeps
}

/** These kinds whole and one single good besides, in the plain form that parsing gives. */
function keepOf({ goods }: Player, whole: readonly Good[], single?: Good): Keep {
  const keep: Keep = {}
  for (const good of GOODS)
    if (whole.includes(good)) keep[good] = at(goods, good)
    else if (good === single) keep[good] = 1
  return keep
}

/** A lone good beside `whole` keeps the same as a later lone one of `whole` beside the rest with it. */
const isListed = (player: Player, single: Good, whole: readonly Good[]): boolean =>
  at(player.goods, single) === 1 &&
  whole.some((good) => at(player.goods, good) === 1 && GOODS.indexOf(good) > GOODS.indexOf(single))

/** Every choice of `size` items, in their order. */
export function subsets<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

/** Every choice at all, where discarding of one's own will is allowed, each in the plain form. */
function anyKeeps(player: Player, goods: readonly Good[]): Keep[] {
  const [good, ...others] = goods
  if (!good) return [{}]
  const counts = Array.from({ length: player.goods[good] }, (_, index) => index + 1)
  return anyKeeps(player, others).flatMap((rest) => [
    rest,
    ...counts.map((count) => ({ [good]: count, ...rest })),
  ])
}
