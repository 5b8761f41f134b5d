/** How games of Puerto Rico begin, for their page (Node only). */
import type { OpeningTable } from '../../../frame/openings.ts'
import { openings } from '../reference/openings.ts'
import { toMarkup } from '../words/markup.ts'
import { t } from '../words/messages/games.ts'
import { say } from '../words/messages/openings.ts'

/** What four people who know the game choose in the first round. */
const PEOPLE = ['quarry', 'builder', 'mayor', 'prospector']

/** How far the bots choose as people do. */
function noteOf({ seats, games, lines }: OpeningTable): string | undefined {
  if (seats !== PEOPLE.length) return undefined
  const [first = 0, second = 0, third = 0, fourth = 0] = PEOPLE.map((_, index) => {
    const chosen = PEOPLE.slice(0, index + 1).join(' ')
    return lines.find(([line]) => line === chosen)?.[1] ?? 0
  })
  return toMarkup(say('opening.people', { games, first, second, third, fourth }))
}

export const openingPage = {
  tables: openings().map((table) => ({
    ...table,
    kind: t(table.edition === 'classic' ? 'play.edition.classic' : 'play.edition.two-player'),
    note: noteOf(table),
  })),
  nameOf: (choice: string): string =>
    choice === 'quarry' || choice === 'plantation'
      ? toMarkup(say(`opening.${choice}`))
      : `[[${choice}]]`,
}
