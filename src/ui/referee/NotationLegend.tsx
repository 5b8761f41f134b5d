import type { Words } from '../../referee/words.ts'
import { t } from '../../text/messages/notation.ts'
import { Message } from '../Message.tsx'

export type Letter = readonly [code: string, words: Words]

/** What each code of a table stands for. */
export const letters = <K extends string>(
  codes: Readonly<Record<K, string>>,
  wordsOf: (id: K) => Words,
): Letter[] => (Object.keys(codes) as K[]).map((id) => [codes[id], wordsOf(id)])

interface Props {
  /** The fields of the line in their order: how each may look, and what it is. */
  fields: readonly { id: string; like: string; words: Words }[]
  /** The letters, by what they stand for. */
  tables: readonly { title: Words; letters: readonly Letter[] }[]
}

/** How a position in one line is read: its fields, and all its letters, from the tables that read it. */
export function NotationLegend({ fields, tables }: Props) {
  return (
    <div class="notation">
      <p>{t('notation.lead', { count: fields.length })}</p>
      <ol>
        {fields.map(({ id, like, words }) => (
          <li key={id}>
            <Message segments={words} /> <code>{like}</code>
          </li>
        ))}
      </ol>
      {tables.map(({ title, letters }, index) => (
        <section key={index}>
          <h4>
            <Message segments={title} />
          </h4>
          <dl>
            {letters.map(([code, words]) => (
              <div key={code}>
                <dt>
                  <code>{code}</code>
                </dt>
                <dd>
                  <Message segments={words} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
