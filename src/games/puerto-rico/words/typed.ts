/** Moves typed in words: '설탕 6번 배', '건축가', '일꾼 옥수수 2 조선소 1'. Both naming sets; spaces and particles are forgiven. */

import { withDigits } from '#language/numerals.ts'
import { COUNT, loading, NOTHING, PASS } from '#puerto-rico/words/typed.ts'
import { actsOf } from '../../../engine/game.ts'
import { squeeze } from '../../../text/typed.ts'
import type { Typed } from '../../../ui/table/definition.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { type Player, type Position, playerAt } from '../rules/state.ts'
import { type BuildingId, type LaidTile, roleOf, type Tile } from '../rules/vocabulary.ts'
import { type NamingSet, type TermId, termName } from './names.ts'
import { tileTerm } from './say.ts'
import { keepIn, layoutIn, mixIn } from './typed-counts.ts'
import { covers, hasNeeded, ownWords, placeTerm, termsOf } from './typed-words.ts'

/** Reads a move as it may be typed at this decision; every option counts, so that the rules answer those they refuse. */
export function readMove(position: Position, text: string): Typed<Move> {
  const squeezed = squeeze(withDigits(text))
  if (squeezed === '' || position.at === 'over') return { is: 'none' }
  const { seat } = position
  const player = playerAt(position, seat)
  if (position.at === 'mayor.placing') {
    const layout = layoutIn(squeezed, position.expansions ? cityOf(player) : null)
    return layout ? { is: 'move', move: { do: 'place', seat, ...layout } } : { is: 'none' }
  }
  if (position.at === 'captain.storing') {
    const keep = keepIn(squeezed, player.goods)
    return keep ? { is: 'move', move: { do: 'store', seat, keep } } : { is: 'none' }
  }
  const mixed =
    position.expansions && position.at === 'captain.loading' && mixIn(squeezed, player.goods)
  if (mixed) return { is: 'move', move: { seat, ...mixed } }
  const [counted, count] = position.at === 'captain.loading' ? withCount(squeezed) : [squeezed]
  const meant = (isParted: boolean): Move[] =>
    options(position).filter(
      (move) => hasNeeded(counted, move) && covers(counted, ownWords(move, position, isParted)),
    )
  // A name in full is not also a part of a longer one: Sugar Mill, Small Sugar Mill.
  const named = meant(false)
  const moves = (named.length === 1 ? named : meant(true)).map((move) =>
    count !== undefined && 'ship' in move ? { ...move, count } : move,
  )
  const [first, ...more] = moves
  if (!first) return { is: 'none' }
  return more.length > 0 ? { is: 'many', moves } : { is: 'move', move: first }
}

/** The buildings of a player, which need not be those of the base game. */
const cityOf = ({ city }: Player): BuildingId[] => city.map(({ id }) => id)

/** Every move that the move definitions of this decision know. The second prospector is meant only where it lies on the table. */
function options(position: Position): Move[] {
  const lies = position.roles.some((card) => card.id === 'prospector2')
  return (
    game
      .moveKindsAt(position)
      // Mixes are very many, and are typed as names with numbers.
      .filter((kind) => kind !== 'loadMixed' && kind !== 'giveGoods')
      .flatMap((kind) => [...(actsOf(game.parts, position)[kind]?.candidates(position) ?? [])])
      .filter((move) => lies || !('role' in move) || move.role !== 'prospector2')
  )
}

/** '설탕3개6번배': the number of goods, which only asks whether so many may be loaded. */
function withCount(text: string): [rest: string, count?: number] {
  const found = COUNT.exec(text)
  return found ? [text.replace(found[0], ''), Number(found[1])] : [text]
}

/** A short way to type a move, in a naming set: what a reader is shown as an example. */
export function typedWords(move: Move, set: NamingSet): string {
  const tile = (id: LaidTile): string => termName(tileTerm(id), set)
  const name = (id: TermId): string => termName(id, set)
  const placeName = (place: Tile | BuildingId): string => name(placeTerm(place))
  switch (move.do) {
    case 'chooseRole':
      return name(roleOf(move.role))
    case 'takeTile':
    case 'build':
    case 'draft':
    case 'double':
    case 'produce':
    case 'takePoints':
    case 'moveGuest':
    case 'layTile':
    case 'takeResident':
    case 'sellToSupply':
    case 'buyTile':
    case 'sellTile':
    case 'returnTile':
      return termsOf(move)
        .map((id) => termName(id, set))
        .join(' ')
    case 'loadMixed':
      return [name('smallWharf'), ...counted(move.goods, name)].join(' ')
    case 'giveGoods':
      return [name('royalSupplier'), ...counted(move.goods, name)].join(' ')
    case 'takeGood':
    case 'sell':
      return name(move.good)
    case 'load':
      return loading(name(move.good), move.ship)
    case 'loadWharf':
      return `${name(move.good)} ${name('wharf')}`
    case 'takeShare':
      return `${name('colonist')} ${move.count}`
    case 'recruit':
    case 'manTile':
    case 'manBuilding':
      return name('colonist')
    case 'drawTile':
      return name('pile')
    case 'place':
      return [
        name('colonist'),
        ...counted(move.island, tile),
        ...counted(move.city, name),
        ...(move.nobles ? [name('noble'), ...counted(move.nobles, placeName)] : []),
      ].join(' ')
    case 'store':
      return counted(move.keep, name).join(' ') || NOTHING
    case 'pass':
      return PASS
    default:
      return ''
  }
}

function counted<K extends string>(
  counts: Partial<Record<K, number>>,
  nameOf: (id: K) => string,
): string[] {
  const ids = Object.keys(counts) as K[]
  return ids.filter((id) => counts[id]).map((id) => `${nameOf(id)} ${counts[id]}`)
}
