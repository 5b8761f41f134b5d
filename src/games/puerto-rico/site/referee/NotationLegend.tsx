import { joined, type Words } from '../../../../referee/words.ts'
import { Say } from '../../../../ui/Say.tsx'
import { roleOf } from '../../rules/vocabulary.ts'
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
import { say, t } from '../../words/messages/notation.ts'
import { optionName } from '../../words/options.ts'
import { tileTerm } from '../../words/say.ts'

type Letter = readonly [code: string, words: Words]

/** What each code of a table stands for. */
const letters = <K extends string>(
  codes: Readonly<Record<K, string>>,
  wordsOf: (id: K) => Words,
): Letter[] => (Object.keys(codes) as K[]).map((id) => [codes[id], wordsOf(id)])

const LETTERS = {
  tiles: () => letters(TILE_CODES, (id) => term(id === 'quarry' ? tileTerm(id) : id)),
  roles: () =>
    letters(ROLE_CODES, (id) =>
      id === 'prospector2' ? say('notation.second-prospector') : term(roleOf(id)),
    ),
  buildings: () => letters(BUILDING_CODES, term),
  phase: () => letters(REMEMBERED_CODES, (id) => say(`notation.phase.${id}`)),
  ending: () => letters(ENDING_CODES, (id) => say(`notation.ending.${id}`)),
  options: () => letters(OPTION_CODES, optionName),
} satisfies Record<string, () => Letter[]>

const meaning = (id: (typeof FIELDS)[number]['id']): Words =>
  id === 'boards'
    ? say('notation.boards', {
        parts: joined(BOARD_PARTS.map((part) => say(`notation.part.${part.id}`))),
      })
    : say(`notation.${id}`)

/** How a position in one line is read: its fields, and all its letters, from the table that reads it. */
export function NotationLegend() {
  return (
    <div class="notation">
      <p>{t('notation.lead', { count: FIELDS.length })}</p>
      <ol>
        {FIELDS.map(({ id, like }) => (
          <li key={id}>
            <Say of={meaning(id)} /> <code>{like}</code>
          </li>
        ))}
      </ol>
      {(Object.keys(LETTERS) as (keyof typeof LETTERS)[]).map((name) => (
        <section key={name}>
          <h4>
            <Say of={say(`notation.letters.${name}`)} />
          </h4>
          <dl>
            {LETTERS[name]().map(([code, words]) => (
              <div key={code}>
                <dt>
                  <code>{code}</code>
                </dt>
                <dd>
                  <Say of={words} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
