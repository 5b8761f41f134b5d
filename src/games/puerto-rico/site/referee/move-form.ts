/** What is filled in to ask about a move of Puerto Rico. */
import { actsOf } from '../../../../engine/game.ts'
import type { Words } from '../../../../referee/words.ts'
import type { MoveFormDefinition } from '../../../../ui/referee/move-form.ts'
import { game } from '../../rules/game.ts'
import { MOVE_KINDS } from '../../rules/moves.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { ADDED_BUILDINGS, type RoleTile, roleOf, type Tile } from '../../rules/vocabulary.ts'
import { firstLayout } from '../../table/layout.ts'
import { term } from '../../words/markup.ts'
import { say } from '../../words/messages/referee.ts'
import type { TermId } from '../../words/names.ts'
import { shipName, tileTerm } from '../../words/say.ts'

/** The fields that a form has, by their names in the table of kinds. */
const FIELDS = [
  'good',
  'ship',
  'tile',
  'building',
  'role',
  'island',
  'city',
  'keep',
  'count',
] as const

export const moveForm: MoveFormDefinition<PuertoRico> = {
  kindsIn: (position) =>
    MOVE_KINDS.filter((kind) => actsOf(game.parts, position)[kind] !== undefined),
  fieldWords(name) {
    const known = FIELDS.find((one) => one === name)
    return known ? say(`ask.form.${known}`) : [{ text: name }]
  },
  choices(position, name, field) {
    switch (field.is) {
      case 'one':
      case 'counts':
        return field.of
          .filter((id) => lies(position, name, id))
          .map((id) => ({ value: id, text: nameOf(name, id) }))
      case 'whole':
        return position.ships.map(({ size }) => ({
          value: String(size),
          text: [{ text: shipName(size) }],
        }))
      case 'asked':
        return null
    }
  },
  likely(position, seat, name) {
    if (name === 'ship') return position.ships[0]?.size
    const layout = firstLayout(playerAt(position, seat))
    return name === 'island' || name === 'city' ? layout[name] : undefined
  },
}

function nameOf(name: string, id: string): Words {
  if (name === 'tile' || name === 'island') return term(tileTerm(id as Tile))
  if (id === 'prospector2') return say('move.second-tile', { move: term('prospector') })
  return term(name === 'role' ? roleOf(id as RoleTile) : (id as TermId))
}

const ADDED = new Set<string>(['forest', ...Object.values(ADDED_BUILDINGS).flat()])

/** Whether something can be meant at all: a role has one name for both its tiles, colonists stand on what somebody built. */
function lies({ roles, players, expansions }: Position, name: string, id: string): boolean {
  if (ADDED.has(id) && !expansions) return false
  if (name === 'role') return id !== 'prospector2' || roles.some((card) => card.id === id)
  if (name === 'city') return players.some(({ city }) => city.some((built) => built.id === id))
  return true
}
