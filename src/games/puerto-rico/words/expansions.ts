/** The words of both expansions. Importing this module makes them known to those of the base game. */
import { COMMA } from '#language/language.ts'
import { ADDED_RULE_WORDS } from '#puerto-rico/words/generated/added-rules.ts'
import { occupantPower } from '../rules/expansions/occupants.ts'
import { canTakeSecond } from '../rules/expansions/settler.ts'
import { DEFAULT_EXPANSION_OPTIONS, type Expansions, optionsWith } from '../rules/expansions.ts'
import type { MoveOf } from '../rules/moves.ts'
import { type Position, playerAt } from '../rules/state.ts'
import {
  type AddedDecision,
  type BuildingId,
  GOODS,
  RESIDENTS,
  TILES,
  type Tile,
} from '../rules/vocabulary.ts'
import { type AddedMove, addWords, type ChangedOption } from './added.ts'
import { addedOptionName, addedOptionValueName } from './expansion-options.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/expansions.ts'
import './added-names.ts'
import { keptWords, offerWords } from './moves.ts'
import type { TermId } from './names.ts'
import { addRuleWords } from './rules.ts'
import { tileTerm } from './say.ts'

/** A move that only the expansions have. */
function moveWords(move: AddedMove): Segment[] {
  switch (move.do) {
    case 'takeTile':
      return say('do.takeForest', { tile: term(tileTerm(move.tile)) })
    case 'manTile':
      return say('do.manForest')
    case 'build':
      return say('do.buildPaying', { building: term(move.building), pay: payWords(move) })
    case 'draft':
      return say('do.draft', { building: term(move.building) })
    case 'double':
      return say('do.double')
    case 'moveGuest':
      return say('do.moveGuest', { resident: term(move.resident), place: term(placeTerm(move.to)) })
    case 'layTile':
      return say(move.as === 'forest' ? 'do.layForest' : 'do.layPlantation')
    case 'returnTile':
      return say('do.returnTile', { tile: givenWords(move) })
    case 'takeResident':
      return say('do.takeResident', { resident: term(move.resident) })
    case 'sellToSupply':
      return say('do.sellToSupply', { good: term(move.good) })
    case 'buyTile':
      return say('do.buyTile')
    case 'sellTile':
      return say('do.sellTile', { tile: givenWords(move) })
    case 'giveGoods':
      return say('do.giveGoods', { goods: keptWords(move.goods) })
    case 'loadMixed':
      return say('do.loadMixed', { goods: keptWords(move.goods) })
  }
}

/** A tile with who stands on it. */
const givenWords = ({ tile, state }: MoveOf<'sellTile' | 'returnTile'>): Segment[] =>
  say(`given.${state}`, { tile: term(tileTerm(tile)) })

/** What is paid in kind: '항구의 일꾼, 설탕, 승점'. */
function payWords({ pay = {}, from }: MoveOf<'build'>): Segment[] {
  const paid: Segment[][] = []
  for (const resident of RESIDENTS)
    if (pay[resident] && from)
      paid.push(
        from === 'stored'
          ? say('pay.stored', { resident: term(resident) })
          : say('pay.from', { resident: term(resident), place: term(placeTerm(from)) }),
      )
  for (const good of GOODS) if (pay[good]) paid.push(term(good))
  if (pay.vp) paid.push(term('victoryPoint'))
  return paid.flatMap((one, index) => (index > 0 ? [{ text: COMMA }, ...one] : one))
}

const placeTerm = (place: Tile | BuildingId): TermId => (isTile(place) ? tileTerm(place) : place)
const isTile = (place: Tile | BuildingId): place is Tile =>
  (TILES as readonly string[]).includes(place)

const isOffer = (at: AddedDecision): at is Extract<AddedDecision, `${string}.offered`> =>
  at.endsWith('.offered')

const canReturn = (position: Position): boolean =>
  occupantPower(playerAt(position, position.seat), 'returnsTile') > 0

function askWords(at: AddedDecision, position: Position): Segment[] {
  if (isOffer(at)) return offerWords(position)
  if (at === 'settler.second' && !canTakeSecond(position)) return say('ask.second-guest')
  if (at === 'settler.lodge' && !canReturn(position)) return say('ask.lodge-guest')
  return say(`ask.${at}`)
}

const changedOptions = ({ sets, options }: Expansions): ChangedOption[] =>
  optionsWith(sets, options['exp.selection'])
    .filter((id) => id !== 'exp.selection' && options[id] !== DEFAULT_EXPANSION_OPTIONS[id])
    .map((id) => ({
      id,
      name: addedOptionName(id),
      value: addedOptionValueName(id, options[id]),
    }))

addRuleWords(ADDED_RULE_WORDS)
addWords({
  move: moveWords,
  ask: askWords,
  sold: { ask: () => say('ask.trader.sold'), pass: () => say('pass.trader.sold') },
  at: (at) => say(`at.${at}`),
  waits: (at) => say(`waits.${at}`),
  kind: (kind) => say(`kind.${kind}`),
  changed: changedOptions,
})
