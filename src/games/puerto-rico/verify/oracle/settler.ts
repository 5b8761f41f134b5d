/** Settler, with Hacienda, construction hut, Hospice, forests, Library and Hunting Lodge (docs/rulings.md C, I, J). */
import { shuffled } from '../../../../engine/rng.ts'
import type { MoveOf } from '../../rules/moves.ts'
import type { Player, State } from '../../rules/state.ts'
import { GOODS, type Good, type LaidTile, type Seat } from '../../rules/vocabulary.ts'
import { ask, guestCouldFill, offer } from './guests.ts'
import {
  addedTo,
  type Coroutine,
  clockwise,
  colonistLeft,
  fetchResident,
  hasEmptyCircle,
  move1,
  type Phase,
  playerIn,
  standing,
  sum,
  tilesOf,
  works,
} from './table.ts'

export const settlerPhase: Phase = function* (table, chooser, isDoubled) {
  for (const seat of clockwise(table, chooser)) yield* settlerTurn(table, seat, seat === chooser)
  if (table.expansions) {
    yield* secondTile(table, chooser, isDoubled)
    for (const seat of clockwise(table, chooser)) yield* huntingLodge(table, seat)
  }
  const { plantations } = table
  for (const tile of plantations.faceUp) throwAway(table, tile)
  plantations.faceUp = []
  while (plantations.faceUp.length < table.players.length + 1) {
    const tile = drawFaceDown(table)
    if (tile === undefined) break
    plantations.faceUp = [...plantations.faceUp, tile]
  }
}

function throwAway({ options, plantations }: State, tile: Good): void {
  if (options['settler.discard'] === 'bottomOfStack') plantations.pile = [tile, ...plantations.pile]
  else plantations.discard[tile] += 1
}

/** The top tile of the pile; an empty pile is made of the discards first (docs/rulings.md C3, C10). */
function drawFaceDown(table: State): Good | undefined {
  const { plantations } = table
  const { discard } = plantations
  if (plantations.pile.length === 0) {
    const thrown = GOODS.flatMap((good) => Array<Good>(discard[good]).fill(good))
    for (const good of GOODS) discard[good] = 0
    plantations.pile = shuffled(table, thrown)
  }
  const top = plantations.pile.at(-1)
  plantations.pile = plantations.pile.slice(0, -1)
  return top
}

export const isPileLeft = ({ plantations: { pile, discard } }: State): boolean =>
  pile.length + sum(GOODS.map((good) => discard[good])) > 0

/** Lays a plantation; as a forest it keeps its kind below. */
function lay(player: Player, tile: Good, isForest: boolean): LaidTile {
  if (isForest && player.forests) player.forests[tile] += 1
  else player.tiles[tile] += 1
  return isForest ? 'forest' : tile
}

/** Lays a tile drawn and seen; whoever runs a Forest House says on which side. */
export function* layDrawn(
  table: State,
  seat: Seat,
  at: 'settler.turning' | 'trader.turning',
): Coroutine<LaidTile | undefined> {
  const player = playerIn(table, seat)
  const drawn = drawFaceDown(table)
  if (drawn === undefined) return undefined
  if (!works(player, 'forestHouse')) return lay(player, drawn, false)
  const answer = yield* ask(table, () => ({ at, seat, allows: (move) => move.do === 'layTile' }))
  return lay(player, drawn, answer?.do === 'layTile' && answer.as === 'forest')
}

/** A tile taken openly. */
function take(table: State, player: Player, { tile, as }: MoveOf<'takeTile'>): LaidTile {
  if (tile === 'quarry') {
    table.supply.quarries -= 1
    player.tiles.quarry += 1
    return 'quarry'
  }
  const { plantations } = table
  plantations.faceUp = plantations.faceUp.toSpliced(plantations.faceUp.indexOf(tile), 1)
  return lay(player, tile, as === 'forest')
}

function mayTake(
  table: State,
  player: Player,
  { tile, as }: MoveOf<'takeTile'>,
  mayQuarry: boolean,
): boolean {
  if (tilesOf(player) >= 12) return false
  if (as === 'forest' && !works(player, 'forestHouse')) return false
  if (tile === 'quarry') return as === undefined && mayQuarry && table.supply.quarries > 0
  return table.plantations.faceUp.includes(tile)
}

const maysMan = (player: Player, laid: LaidTile): boolean =>
  works(player, 'hospice') && (laid === 'forest' || hasEmptyCircle(player, laid))

/** One turn: perhaps a Hacienda tile, then perhaps a tile of choice, then perhaps a colonist with it. */
function* settlerTurn(table: State, seat: Seat, privileged: boolean): Coroutine {
  const player = playerIn(table, seat)
  let drew = false
  let drawn: LaidTile | undefined
  for (;;) {
    const mayDraw = (): boolean =>
      works(player, 'hacienda') && !drew && tilesOf(player) < 12 && isPileLeft(table)
    const mayMan = (): boolean =>
      table.options['hospice.onHaciendaTile'] &&
      colonistLeft(table) &&
      drawn !== undefined &&
      maysMan(player, drawn)
    const answer = yield* ask(table, () => ({
      at: 'settler.turn',
      seat,
      allows(move) {
        if (move.do === 'pass') return true
        if (move.do === 'drawTile') return mayDraw()
        if (move.do === 'manTile') return mayMan() && move.tile === drawn
        const mayQuarry = privileged || works(player, 'constructionHut')
        return move.do === 'takeTile' && mayTake(table, player, move, mayQuarry)
      },
    }))
    if (answer?.do === 'drawTile') {
      drew = true
      drawn = yield* layDrawn(table, seat, 'settler.turning')
    } else if (answer?.do === 'manTile') {
      man(table, player, answer.tile)
      drawn = undefined
    } else if (answer?.do === 'takeTile') {
      yield* manTile(table, seat, take(table, player, answer))
      return
    } else return
  }
}

/** A resident for a tile; on a forest nobody can stand, so it waits beside the board. */
const man = (table: State, player: Player, laid: LaidTile): void =>
  move1(player, laid === 'forest' ? 'stored' : laid, fetchResident(table), 1)

/** The Hospice offers a colonist for the tile just taken, a quarry too (docs/rulings.md C12-C14). */
function* manTile(table: State, seat: Seat, laid: LaidTile): Coroutine {
  const player = playerIn(table, seat)
  const answer = yield* ask(table, () =>
    maysMan(player, laid)
      ? {
          at: 'settler.manning',
          seat,
          allows: (move) =>
            move.do === 'pass' ||
            (move.do === 'manTile' && colonistLeft(table) && move.tile === laid),
        }
      : null,
  )
  if (answer?.do === 'manTile') man(table, player, laid)
}

/** The Library's tile after all others; a quarry only by the hut. */
function* secondTile(table: State, chooser: Seat, isDoubled: () => boolean): Coroutine {
  const player = playerIn(table, chooser)
  const byHut = (): boolean => works(player, 'constructionHut')
  const isSaid = table.players.length === 2 && addedTo(table).options['exp.libraryOncePerRound2p']
  const answer = yield* ask(table, () => {
    const couldDouble = isDoubled() || (!isSaid && guestCouldFill(player, 'library'))
    const guests =
      standing(player, 'guesthouse', 'colonist') + standing(player, 'guesthouse', 'noble')
    // One of them has to double the privilege first, where nothing does.
    const byGuest = guestCouldFill(player, 'constructionHut') && guests > (isDoubled() ? 0 : 1)
    const isQuarryLeft = table.supply.quarries > 0 && (byHut() || byGuest)
    const isTileLeft = table.plantations.faceUp.length > 0 || isQuarryLeft
    if (!couldDouble || tilesOf(player) >= 12 || !isTileLeft) return null
    return {
      at: 'settler.second',
      seat: chooser,
      allows: (move) =>
        move.do === 'pass' ||
        (move.do === 'takeTile' && isDoubled() && mayTake(table, player, move, byHut())),
    }
  })
  if (answer?.do === 'takeTile') take(table, player, answer)
}

type Given = Pick<MoveOf<'sellTile'>, 'tile' | 'state'>

export function hasTile(player: Player, { tile, state }: Given): boolean {
  if (tile === 'quarry') return false
  if (state === 'forest') return (player.forests?.[tile] ?? 0) > 0
  return state === 'empty' ? hasEmptyCircle(player, tile) : standing(player, tile, state) > 0
}

/** A tile leaves the land; who stood there waits beside the board. */
export function giveAway(table: State, player: Player, { tile, state }: Given): void {
  if (tile === 'quarry') return
  if (state === 'forest' && player.forests) player.forests[tile] -= 1
  else player.tiles[tile] -= 1
  if (state === 'colonist' || state === 'noble') {
    move1(player, tile, state, -1)
    move1(player, 'stored', state, 1)
  }
  throwAway(table, tile)
}

/** A colonist may return a plantation or forest; a noble earns 2 points on the emptiest island. */
function* huntingLodge(table: State, seat: Seat): Coroutine {
  const player = playerIn(table, seat)
  const mayReturn = (): boolean => standing(player, 'huntingLodge', 'colonist') > 0
  const answer = yield* ask(table, () => {
    const hasAny = GOODS.some((tile) => player.tiles[tile] + (player.forests?.[tile] ?? 0) > 0)
    if (!guestCouldFill(player, 'huntingLodge') && !(mayReturn() && hasAny)) return null
    return {
      at: 'settler.lodge',
      seat,
      allows: (move) =>
        move.do === 'pass' || (move.do === 'returnTile' && mayReturn() && hasTile(player, move)),
    }
  })
  if (answer?.do === 'returnTile') giveAway(table, player, answer)
  if (answer || standing(player, 'huntingLodge', 'noble') === 0) return
  const allTied = addedTo(table).options['exp.huntingLodgeTies'] === 'allTied'
  const others = table.players.filter((one) => one !== player)
  const isEmptiest = others.every((other) =>
    allTied ? tilesOf(player) <= tilesOf(other) : tilesOf(player) < tilesOf(other),
  )
  if (isEmptiest) yield* offer(table, seat, 'settler.offered', 2)
}
