/** All that a player has as one line of words: '프랑 5, 나무 3, 대출 1, 목공소, 디스크 목공소'. */
import { COMMA, GAP } from '#language/language.ts'
import { BETWEEN } from '#le-havre/words/typed.ts'
import type { PlayerSource } from '../rules/notation.ts'
import { isShip } from '../rules/player.ts'
import type { Player } from '../rules/state.ts'
import { type BuildingId, CARDS, type CardId, ITEMS, type Item } from '../rules/vocabulary.ts'
import { cardName } from './card.ts'
import { toText } from './markup.ts'
import { termName } from './names.ts'

type Named =
  | { is: 'item'; item: Item }
  | { is: 'card'; card: CardId }
  | { is: 'loan' }
  | { is: 'disc' }

/** As names are compared here: neither case nor spaces make a difference. */
const compared = (word: string): string => word.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** Every name that may be written, the longest first. */
const NAMES: readonly (readonly [word: string, named: Named])[] = [
  ...ITEMS.map((item) => [termName(item), { is: 'item', item }] as const),
  ...CARDS.map((card) => [toText(cardName(card)), { is: 'card', card }] as const),
  [termName('loan'), { is: 'loan' }] as const,
  [termName('disc'), { is: 'disc' }] as const,
]
  .map(([word, named]) => [compared(word), named] as const)
  .sort(([one], [other]) => other.length - one.length)

/** What may stand between entries. */
const MARKS = /^[,.·/、。・:：]+/

/** A harbour as a line; read again it is the same harbour. */
export function kitLine({ items, loans, disc, buildings, ships }: Player): string {
  const cards: readonly CardId[] = [...buildings, ...ships]
  return [
    ...ITEMS.filter((item) => items[item] > 0).map(
      (item) => `${termName(item)}${GAP}${items[item]}`,
    ),
    ...(loans > 0 ? [`${termName('loan')}${GAP}${loans}`] : []),
    ...cards.map((card) => toText(cardName(card))),
    ...(disc ? [`${termName('disc')}${GAP}${toText(cardName(disc))}`] : []),
  ].join(COMMA)
}

type ReadKit = { ok: true; harbour: PlayerSource } | { ok: false; found: string }

/** Reads such a line; what is not named is not there. `found` is where it cannot be read on. */
export function readKit(line: string): ReadKit {
  const items: Partial<Record<Item, number>> = {}
  const cards: CardId[] = []
  let loans = 0
  let disc: BuildingId | null = null
  let isDisc = false
  for (let rest = compared(line).replace(MARKS, ''); rest !== ''; ) {
    const found = NAMES.find(([word]) => rest.startsWith(word))
    if (!found) return { ok: false, found: rest.slice(0, 20) }
    const [word, named] = found
    const after = rest.slice(word.length)
    const [figures = ''] = /^\d{0,3}/.exec(after) ?? []
    const count = figures === '' ? 1 : Number(figures)
    if (named.is === 'item') items[named.item] = (items[named.item] ?? 0) + count
    if (named.is === 'loan') loans += count
    if (named.is === 'card' && isDisc && !isShip(named.card)) disc = named.card
    else if (named.is === 'card' && !cards.includes(named.card)) cards.push(named.card)
    isDisc = named.is === 'disc'
    const behind = after.slice(figures.length)
    rest = (figures === '' ? behind : behind.replace(BETWEEN, '')).replace(MARKS, '')
  }
  const buildings = cards.filter((card) => !isShip(card))
  return { ok: true, harbour: { items, loans, disc, buildings, ships: cards.filter(isShip) } }
}
