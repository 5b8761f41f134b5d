import { joined, type Words } from '../../../../referee/words.ts'
import {
  type Letter,
  letters,
  NotationLegend as Shared,
} from '../../../../ui/referee/NotationLegend.tsx'
import {
  BUILDING_CODES,
  NEED_CODES,
  OPTION_CODES,
  OWED_CODES,
  SHIP_CODES,
} from '../../scenario/line/codes.ts'
import { BOARD_PARTS, FIELDS } from '../../scenario/line/line.ts'
import { REMEMBERED_CODES } from '../../scenario/line/phase.ts'
import { cardName } from '../../words/card.ts'
import { term } from '../../words/markup.ts'
import { say } from '../../words/messages/notation.ts'
import { optionWords } from '../../words/options.ts'

const LETTERS = {
  items: () => letters(NEED_CODES, (id) => term(id)),
  buildings: () => letters(BUILDING_CODES, (id) => [...cardName(id)]),
  ships: () => letters(SHIP_CODES, (id) => [...cardName(id)]),
  phase: () => letters(REMEMBERED_CODES, (id) => say(`notation.phase.${id}`)),
  owed: () => letters(OWED_CODES, (id) => say(`notation.owed.${id}`)),
  options: () => letters(OPTION_CODES, optionWords),
} satisfies Record<string, () => readonly Letter[]>

const meaning = (id: keyof typeof FIELDS): Words =>
  id === 'boards'
    ? say('notation.boards', {
        parts: joined(BOARD_PARTS.map((part) => say(`notation.part.${part}`))),
      })
    : say(`notation.${id}`)

/** How a position in one line is read. */
export function NotationLegend() {
  return (
    <Shared
      fields={(Object.keys(FIELDS) as (keyof typeof FIELDS)[]).map((id) => ({
        id,
        like: FIELDS[id].like,
        words: meaning(id),
      }))}
      tables={(Object.keys(LETTERS) as (keyof typeof LETTERS)[]).map((name) => ({
        title: say(`notation.letters.${name}`),
        letters: LETTERS[name](),
      }))}
    />
  )
}
