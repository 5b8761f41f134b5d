import { t } from '../../text/messages/after.ts'
import { Message } from '../Message.tsx'
import type { Luck } from './definition.ts'

/** What came up by chance; nothing where nothing did. */
export function LuckTable({ luck: { title, rows } }: { luck: Luck }) {
  if (rows.length === 0) return null
  return (
    <details class="luck">
      <summary>
        {t('review.luck')}: <Message segments={title} />
      </summary>
      <table>
        <tbody>
          {rows.map(({ name, detail }, nth) => (
            <tr key={nth}>
              <th scope="row">
                <Message segments={name} />
              </th>
              <td>
                <Message segments={detail} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
