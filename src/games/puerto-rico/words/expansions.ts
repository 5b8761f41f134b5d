/** The words of both expansions. Importing this module makes them known to those of the base game. */
import { ADDED_RULE_WORDS } from '#puerto-rico/words/generated/added-rules.ts'
import { type BuildingId, TILES, type Tile } from '../rules/vocabulary.ts'
import { type AddedMove, addWords } from './added.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/expansions.ts'
import { keptWords } from './moves.ts'
import type { TermId } from './names.ts'
import { addRuleWords } from './rules.ts'
import { tileTerm } from './say.ts'

/** A move that only the expansions have. */
function moveWords(move: AddedMove): Segment[] {
  switch (move.do) {
    case 'takeTile':
      return say('do.takeForest', { tile: term(tileTerm(move.tile)) })
    case 'build':
      return say('do.buildPaying', { building: term(move.building) })
    case 'draft':
      return say('do.draft', { building: term(move.building) })
    case 'double':
      return say('do.double')
    case 'moveGuest':
      return say('do.moveGuest', { resident: term(move.resident), place: term(placeTerm(move.to)) })
    case 'layTile':
      return say(move.as === 'forest' ? 'do.layForest' : 'do.layPlantation')
    case 'returnTile':
      return say('do.returnTile', { tile: term(tileTerm(move.tile)) })
    case 'takeResident':
      return say('do.takeResident', { resident: term(move.resident) })
    case 'sellToSupply':
      return say('do.sellToSupply', { good: term(move.good) })
    case 'buyTile':
      return say('do.buyTile')
    case 'sellTile':
      return say('do.sellTile', { tile: term(tileTerm(move.tile)) })
    case 'giveGoods':
      return say('do.giveGoods', { goods: keptWords(move.goods) })
    case 'loadMixed':
      return say('do.loadMixed', { goods: keptWords(move.goods) })
  }
}

const placeTerm = (place: Tile | BuildingId): TermId => (isTile(place) ? tileTerm(place) : place)
const isTile = (place: Tile | BuildingId): place is Tile =>
  (TILES as readonly string[]).includes(place)

addRuleWords(ADDED_RULE_WORDS)
addWords({
  move: moveWords,
  ask: (at) => say(`ask.${at}`),
  at: (at) => say(`at.${at}`),
  waits: (at) => say(`waits.${at}`),
  kind: (kind) => say(`kind.${kind}`),
})
