/** Settler, with Hacienda, construction hut and Hospice (docs/rulings.md C). */
import { shuffle } from '../../../../engine/rng.ts'
import type { State } from '../../rules/state.ts'
import { GOODS, type Good, type Seat, type Tile } from '../../rules/vocabulary.ts'
import {
  type Course,
  clockwise,
  colonistLeft,
  fetchColonist,
  playerIn,
  sum,
  tilesOf,
  works,
} from './table.ts'

export function* settlerPhase(table: State, chooser: Seat): Course {
  for (const seat of clockwise(table, chooser)) yield* settlerTurn(table, seat, seat === chooser)
  const { faceUp, pile, discard } = table.plantations
  for (const tile of faceUp.splice(0)) {
    if (table.options['settler.discard'] === 'bottomOfStack') pile.unshift(tile)
    else discard[tile] += 1
  }
  while (faceUp.length < table.players.length + 1) {
    const tile = drawFaceDown(table)
    if (tile === undefined) break
    faceUp.push(tile)
  }
}

/** The top tile of the pile; an empty pile is made of the discards first (docs/rulings.md C3, C10). */
function drawFaceDown(table: State): Good | undefined {
  const { pile, discard } = table.plantations
  if (pile.length === 0) {
    for (const good of GOODS) {
      pile.push(...Array<Good>(discard[good]).fill(good))
      discard[good] = 0
    }
    shuffle(table, pile)
  }
  return pile.pop()
}

/** One turn: perhaps a Hacienda tile, then perhaps a tile of choice, then perhaps a colonist with it. */
function* settlerTurn(table: State, seat: Seat, privileged: boolean): Course {
  const player = playerIn(table, seat)
  const { faceUp, pile, discard } = table.plantations
  let drew = false
  let drawn: Tile | undefined
  for (;;) {
    const space = tilesOf(player) < 12
    const tilesLeft = pile.length + sum(GOODS.map((good) => discard[good])) > 0
    const mayDraw = works(player, 'hacienda') && !drew && space && tilesLeft
    const mayQuarry =
      space && table.supply.quarries > 0 && (privileged || works(player, 'constructionHut'))
    const mayMan =
      table.options['hospice.onHaciendaTile'] && works(player, 'hospice') && colonistLeft(table)
    const answer = yield {
      at: 'settler.turn',
      seat,
      allows(move) {
        if (move.do === 'pass') return true
        if (move.do === 'drawTile') return mayDraw
        if (move.do === 'manTile') return mayMan && move.tile === drawn
        if (move.do !== 'takeTile') return false
        return move.tile === 'quarry' ? mayQuarry : space && faceUp.includes(move.tile)
      },
    }
    if (answer.do === 'drawTile') {
      drew = true
      drawn = drawFaceDown(table)
      if (drawn) player.tiles[drawn] += 1
    } else if (answer.do === 'manTile') {
      fetchColonist(table)
      if (answer.tile !== 'forest') player.manned[answer.tile] += 1
      drawn = undefined
    } else if (answer.do === 'takeTile') {
      player.tiles[answer.tile] += 1
      if (answer.tile === 'quarry') table.supply.quarries -= 1
      else faceUp.splice(faceUp.indexOf(answer.tile), 1)
      if (works(player, 'hospice')) yield* manTile(table, seat, answer.tile)
      return
    } else return
  }
}

/** The Hospice offers a colonist for the tile just taken, a quarry too (docs/rulings.md C12-C14). */
function* manTile(table: State, seat: Seat, tile: Tile): Course {
  const left = colonistLeft(table)
  const answer = yield {
    at: 'settler.manning',
    seat,
    allows: (move) => move.do === 'pass' || (move.do === 'manTile' && left && move.tile === tile),
  }
  if (answer.do !== 'manTile') return
  fetchColonist(table)
  playerIn(table, seat).manned[tile] += 1
}
