/** How moves are typed in English. Spaces and marks are gone when these are looked for. */
import type { MoveKind } from '../../rules/moves.ts'

/** What may stand between the words that matter. */
export const FILLERS: readonly string[] = [
  ...'a an the i my of on to at in from with for and one more card role tile building'.split(' '),
  ...'plantation good goods please s 1 ll by would like phase round'.split(' '),
]

/** What parts the words of a name, each of which may stand for it. */
export const PARTING = ' '

/** What a kind of move may be called, besides the names in it. */
export const VERBS: Readonly<Record<MoveKind, readonly string[]>> = {
  chooseRole: ['choose', 'take', 'pick', 'select'],
  drawTile: ['draw', 'facedown', 'pile', 'stack'],
  takeTile: ['take', 'place', 'pick', 'settle'],
  manTile: ['place', 'put', 'man', 'staff', 'take', 'yes'],
  recruit: ['take', 'get', 'receive', 'yes'],
  takeShare: ['take', 'get', 'receive'],
  place: [],
  build: ['build', 'buy', 'construct'],
  manBuilding: ['place', 'put', 'man', 'staff', 'take', 'yes'],
  takeGood: ['take', 'get', 'bonus', 'extra'],
  sell: ['sell', 'trade'],
  load: ['load', 'ship', 'space', 'spaces', 'onto', 'into'],
  loadWharf: ['load', 'ship', 'onto', 'into', 'use'],
  store: [],
  draft: ['draft', 'choose', 'pick'],
  double: ['double', 'twice'],
  moveGuest: ['move', 'guest'],
  layTile: ['lay', 'place'],
  returnTile: ['return', 'give back'],
  takeResident: ['take'],
  sellToSupply: ['sell'],
  buyTile: ['buy'],
  sellTile: ['sell'],
  giveGoods: ['give', 'deliver'],
  loadMixed: ['load', 'ship'],
  produce: ['produce', 'make', 'yes'],
  takePoints: ['take', 'get', 'yes'],
  pass: [
    ...['pass', 'skip', 'no', 'nothing', 'done', 'decline'],
    ...['dont build anything', 'dont build', 'dont sell', 'dont load', 'dont take', 'dont'],
  ],
}

/** Sizes of ships as they are read out. */
export const NUMERALS: Readonly<Record<number, string>> = {
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
}

/** A number of goods: '3 goods', or a number before the one of the ship, '3 sugar ship 6'. */
export const COUNT = /(\d{1,2})(?!\d|space|ship|please|$)(?:goods?|x)?/
/** What stands around a list of names with numbers, and between them. */
export const AROUND =
  /^(?:i(?:ll)?(?=place|put|store|keep))?(?:(?:place|put|store|keep)?(?:colonists?|workers?)?)|(?:store|keep)$/g
export const BETWEEN = /^(?:and|one|on|the|an?|x|s)/

/** How examples are written: nothing kept, passing, a good with a ship. */
export const NOTHING = 'nothing'
export const NOTHING_SAID = /^nothing/
export const PASS = 'pass'
export const loading = (good: string, size: number): string => `${good} ${size}-space ship`

/** What stands between a layout and those of it who are nobles. */
export const NOBLES = /nobles?(?:on|:)?/
