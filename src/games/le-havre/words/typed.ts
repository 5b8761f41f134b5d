/** Moves typed in words: '나무 오퍼', '어장 들어가기', '생선 2 빵 1', '흙 3 → 벽돌'. */
import { withDigits } from '#language/numerals.ts'
import { AROUND, BETWEEN, FILLERS, FOR, ORDERS, VERBS } from '#le-havre/words/typed.ts'
import { madeOf, squeeze } from '../../../text/typed.ts'
import type { Typed } from '../../../ui/table/definition.ts'
import { game } from '../rules/game.ts'
import { MOVE_DEFINITIONS } from '../rules/move-definitions.ts'
import type { Move } from '../rules/moves.ts'
import { isShip } from '../rules/player.ts'
import type { Position } from '../rules/state.ts'
import { ITEMS, type Item } from '../rules/vocabulary.ts'
import { callsOf } from './called.ts'
import { cardName, itemsWords } from './card.ts'
import { toText } from './markup.ts'
import { moveWords } from './moves.ts'
import { buildingTerm } from './names.ts'
import { cardOf } from './say.ts'

type Counts = Partial<Record<Item, number>>

const ITEM_NAMES = ITEMS.flatMap((item) =>
  callsOf(item).map((name) => [squeeze(name), item] as const),
).sort(([one], [other]) => other.length - one.length)

/** '생선2빵1', '2fish1bread': items with their numbers, one where none stands. Null where anything else is named. */
function countsIn(text: string): Counts | null {
  const counts: Counts = {}
  for (let rest = squeeze(text).replace(AROUND, ''); rest !== ''; ) {
    const [before = ''] = /^\d{0,2}/.exec(rest) ?? []
    rest = rest.slice(before.length)
    const [name, item] = ITEM_NAMES.find(([word]) => rest.startsWith(word)) ?? []
    if (!name || !item) return null
    rest = rest.slice(name.length).replace(BETWEEN, '')
    const [after = ''] = before === '' ? (/^\d{0,2}/.exec(rest) ?? []) : []
    counts[item] = (counts[item] ?? 0) + Number(before || after || 1)
    rest = rest.slice(after.length).replace(BETWEEN, '')
  }
  return Object.keys(counts).length > 0 ? counts : null
}

/** A move that is made of numbers; null where the text holds none such. */
function countedMove(position: Position, text: string): unknown {
  const { at, seat } = position
  const numbers = Array.from(text.matchAll(/\d+/g), ([number]) => Number(number))
  switch (at) {
    case 'turn.fee':
    case 'turn.price':
    case 'turn.interest':
    case 'roundEnd.feeding': {
      const tokens = countsIn(text)
      return tokens && { do: 'pay', seat, tokens }
    }
    case 'turn.choosing':
    case 'turn.selling':
    case 'turn.shipping': {
      const goods = countsIn(text)
      const [kind] = game.moveKindsAt(position).filter((one) => !['sell', 'repay'].includes(one))
      return goods && { do: kind, seat, goods }
    }
    case 'turn.exchanging': {
      const [give, take] = text.split(FOR).map(countsIn)
      return give && take ? { do: 'exchange', seat, give, take } : null
    }
    case 'turn.using':
      return numbers[0] === undefined ? null : { do: 'use', seat, count: numbers[0] }
    case 'turn.trading': {
      const [first = 0, second = 0] = numbers
      return numbers.length === 0 ? null : { do: 'trade', seat, times: { first, second } }
    }
    default:
      return null
  }
}

/** Every word that may stand for a move. */
function wordsOf(move: Move): string[] {
  const card = cardOf(move)
  const names = [
    ...(card ? [toText(cardName(card)), ...(isShip(card) ? [] : callsOf(buildingTerm(card)))] : []),
    ...('space' in move ? callsOf(move.space) : []),
    ...('player' in move ? [move.player] : []),
    ...('loans' in move ? [String(move.loans)] : []),
    ...('order' in move ? ORDERS[move.order] : []),
    ...VERBS[move.do],
    toText(moveWords(move)),
  ]
  return names.map(squeeze).filter((word) => word !== '')
}

/** Reads a move as it may be typed at this decision; where some that are meant are legal, the others are not. */
export function readMove(position: Position, typed: string): Typed<Move> {
  const text = withDigits(typed)
  const squeezed = squeeze(text)
  if (squeezed === '' || position.at === 'over') return { is: 'none' }
  const meant = game
    .moveKindsAt(position)
    .filter((kind) => !UNLISTED.has(kind))
    .flatMap((kind) => [...MOVE_DEFINITIONS[kind].candidates(position)] as Move[])
    .filter((move) => madeOf(squeezed, wordsOf(move), FILLERS))
  const legal = meant.filter((move) => game.judge(position, move).legal)
  const moves = legal.length > 0 ? legal : meant
  const [first, ...more] = moves
  if (!first) {
    const counted = game.parseMove(countedMove(position, text))
    return counted ? { is: 'move', move: counted } : { is: 'none' }
  }
  return more.length > 0 ? { is: 'many', moves } : { is: 'move', move: first }
}

/** Kinds whose moves are told by numbers, and too many to be listed. */
const UNLISTED: ReadonlySet<Move['do']> = new Set<Move['do']>([
  'pay',
  'use',
  'trade',
  'choose',
  'exchange',
  'sellGoods',
  'ship',
])

/** A short way to type a move: what a reader is shown as an example. */
export function typedWords(move: Move): string {
  if (move.do === 'pay') return toText(itemsWords(move.tokens))
  if (move.do === 'use') return String(move.count)
  if (move.do === 'trade') return `${move.times.first ?? 0} ${move.times.second ?? 0}`
  if ('goods' in move) return toText(itemsWords(move.goods))
  if (move.do === 'exchange')
    return `${toText(itemsWords(move.give))} → ${toText(itemsWords(move.take))}`
  return toText(moveWords(move))
}
