/** All that a player has as one line of words: '주화 3, 옥수수 2, 옥수수 농장 2, 빈 채석장, 소형 상가 1, 보관 1'. */
import { isSpaced } from '#language/particle.ts'
import { messages } from '#puerto-rico/words/generated/keys.ts'
import { joinedWord, listedWords } from '../../../scenario/vocabulary.ts'
import { BUILDING } from '../rules/buildings.ts'
import type { Player } from '../rules/state.ts'
import { BUILDINGS, each, GOODS, TILES } from '../rules/vocabulary.ts'
import { vocabulary } from './keys.ts'
import { NAMING_SETS, type NamingSet, type TermId, termName } from './names.ts'
import { tileTerm } from './say.ts'

const EMPTY = messages['kit.empty']
/** What parts the words of an entry, and the entries. */
const [GAP, COMMA] = isSpaced ? [' ', ', '] : ['', '、']
const [VP = ''] = listedWords(messages['key.vp'])
const STORED = messages['key.stored']
const UNITS = listedWords(messages['kit.units'])
/** Numbers as words, from one on, each as it stands alone or before a unit. */
const NUMBERS: readonly (readonly [word: string, number: number])[] = listedWords(
  messages['kit.numbers'],
)
  .flatMap((words, index) => words.split('/').map((word) => [word, index + 1] as const))
  .sort(([one], [other]) => other.length - one.length)

/** What can be named, by how it is told apart: 'coins', 'good corn', 'tile corn', 'building wharf'. */
type Kind = 'count' | 'good' | 'tile' | 'building'
type Named = readonly [word: string, kind: Kind, id: string]

const COUNTS = ['coins', 'vp', 'stored'] as const

const inBothSets = (id: TermId): string[] => NAMING_SETS.map((set) => compared(termName(id, set)))

/** What may stand between entries. */
const MARKS = /^[,.·/、。・]+/

/** As names are compared here: case makes no difference. */
const compared = (word: string): string => joinedWord(word.normalize('NFKC')).toLowerCase()

/** Every name that may be written, the longest first. */
const NAMES: readonly Named[] = [
  ...COUNTS.flatMap((id) =>
    [...vocabulary].flatMap(([word, ids]): Named[] =>
      ids.includes(id) ? [[compared(word), 'count', id]] : [],
    ),
  ),
  ...GOODS.flatMap((id) => inBothSets(id).map((word): Named => [word, 'good', id])),
  ...TILES.flatMap((id) => inBothSets(tileTerm(id)).map((word): Named => [word, 'tile', id])),
  ...BUILDINGS.flatMap((id) => inBothSets(id).map((word): Named => [word, 'building', id])),
].sort(([one], [other]) => other.length - one.length)

/** A board as a line; read again it is the same board. */
export function kitLine(player: Player, set: NamingSet): string {
  const { coins, vp, stored, goods, tiles, manned, city } = player
  const name = (id: TermId): string => termName(id, set)
  const some = (count: number, what: string): string[] =>
    count > 0 ? [`${what}${GAP}${count}`] : []
  return [
    ...some(coins, name('doubloon')),
    ...some(vp, VP),
    ...GOODS.flatMap((good) => some(goods[good], name(good))),
    ...TILES.flatMap((tile) => some(manned[tile], name(tileTerm(tile)))),
    ...TILES.flatMap((tile) =>
      some(tiles[tile] - manned[tile], `${EMPTY}${GAP}${name(tileTerm(tile))}`),
    ),
    ...city.map(({ id, workers }) =>
      workers > 0 ? `${name(id)}${GAP}${workers}` : `${EMPTY}${GAP}${name(id)}`,
    ),
    ...some(stored, STORED),
  ].join(COMMA)
}

/** Who stands on a building or a tile may be named behind it. */
const WORKERS = inBothSets('colonist')

/** A number at the beginning of what is left, in figures or in words; nothing where the next name begins. */
function numberIn(rest: string): readonly [text: string, number: number | undefined] {
  const [figures] = /^\d{1,2}/.exec(rest) ?? []
  if (figures !== undefined) return [figures, Number(figures)]
  if (NAMES.some(([word]) => rest.startsWith(word))) return ['', undefined]
  return NUMBERS.find(([word]) => rest.startsWith(word)) ?? ['', undefined]
}

type ReadKit = { ok: true; player: Player } | { ok: false; found: string }

/**
 * Reads such a line; what is not named is not there. A number behind a building is its colonists, all
 * that it holds where none stands. `found` is where it cannot be read on.
 */
export function readKit(line: string): ReadKit {
  const player: Player = {
    coins: 0,
    vp: 0,
    stored: 0,
    goods: each(GOODS, () => 0),
    tiles: each(TILES, () => 0),
    manned: each(TILES, () => 0),
    city: [],
  }
  for (let rest = compared(line).replace(MARKS, ''); rest !== ''; ) {
    const isEmpty = rest.startsWith(EMPTY)
    const named = isEmpty ? rest.slice(EMPTY.length) : rest
    const found = NAMES.find(([word]) => named.startsWith(word))
    if (!found) return { ok: false, found: rest.slice(0, 20) }
    const [word, kind, id] = found
    const stands = kind === 'tile' || kind === 'building'
    const after = named.slice(word.length)
    const who = stands ? (WORKERS.find((one) => after.startsWith(one)) ?? '') : ''
    const [text, number] = numberIn(after.slice(who.length))
    put(player, kind, id, number, isEmpty)
    const behind = after.slice(who.length + text.length)
    const unit = number === undefined ? undefined : UNITS.find((one) => behind.startsWith(one))
    rest = behind.slice(unit?.length ?? 0).replace(MARKS, '')
  }
  return { ok: true, player }
}

function put(
  player: Player,
  kind: Kind,
  id: string,
  number: number | undefined,
  isEmpty: boolean,
): void {
  const add = (counts: object): void => {
    const all = counts as Record<string, number>
    all[id] = (all[id] ?? 0) + (number ?? 1)
  }
  switch (kind) {
    case 'count':
      add(player)
      return
    case 'good':
      add(player.goods)
      return
    case 'tile':
      add(player.tiles)
      if (!isEmpty) add(player.manned)
      return
    case 'building': {
      const building = BUILDINGS.find((one) => one === id)
      if (!building) return
      const workers = isEmpty ? 0 : (number ?? BUILDING[building].circles)
      player.city.push({ id: building, workers })
    }
  }
}
