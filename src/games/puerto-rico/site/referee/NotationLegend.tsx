import { joined, type Words } from '../../../../referee/words.ts'
import {
  type Letter,
  letters,
  NotationLegend as Shared,
} from '../../../../ui/referee/NotationLegend.tsx'
import { isLoaded } from '../../rules/added.ts'
import { roleOf } from '../../rules/vocabulary.ts'
import { ALL_BUILDING_CODES } from '../../scenario/line/added-codes.ts'
import { ADDED_FIELDS } from '../../scenario/line/added-fields.ts'
import {
  BUILDING_CODES,
  ENDING_CODES,
  OPTION_CODES,
  REMEMBERED_CODES,
  ROLE_CODES,
  TILE_CODES,
} from '../../scenario/line/codes.ts'
import { FIELDS } from '../../scenario/line/read-line.ts'
import { BOARD_PARTS } from '../../scenario/line/read-player.ts'
import { term } from '../../words/markup.ts'
import { say } from '../../words/messages/notation.ts'
import { optionName } from '../../words/options.ts'
import { tileTerm } from '../../words/say.ts'

const LETTERS = {
  tiles: () => letters(TILE_CODES, (id) => term(id === 'quarry' ? tileTerm(id) : id)),
  roles: () =>
    letters(ROLE_CODES, (id) =>
      id === 'prospector2' ? say('notation.second-prospector') : term(roleOf(id)),
    ),
  buildings: () => letters(isLoaded() ? ALL_BUILDING_CODES : BUILDING_CODES, term),
  phase: () => letters(REMEMBERED_CODES, (id) => say(`notation.phase.${id}`)),
  ending: () => letters(ENDING_CODES, (id) => say(`notation.ending.${id}`)),
  options: () => letters(OPTION_CODES, optionName),
} satisfies Record<string, () => readonly Letter[]>

const fields = () => (isLoaded() ? [...FIELDS, ...ADDED_FIELDS] : FIELDS)

const meaning = (id: ReturnType<typeof fields>[number]['id']): Words =>
  id === 'boards'
    ? say('notation.boards', {
        parts: joined(BOARD_PARTS.map((part) => say(`notation.part.${part.id}`))),
      })
    : say(`notation.${id}`)

/** How a position in one line is read. */
export function NotationLegend() {
  return (
    <Shared
      fields={fields().map(({ id, like }) => ({ id, like, words: meaning(id) }))}
      tables={(Object.keys(LETTERS) as (keyof typeof LETTERS)[]).map((name) => ({
        title: say(`notation.letters.${name}`),
        letters: LETTERS[name](),
      }))}
    />
  )
}
