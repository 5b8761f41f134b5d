/** How games of Le Havre begin, for their page (Node only). */
import { openings } from '../reference/openings.ts'
import { OFFERS } from '../rules/vocabulary.ts'
import { term, toMarkup } from '../words/markup.ts'
import { say } from '../words/messages/course.ts'
import { t } from '../words/messages/games.ts'

export const openingPage = {
  tables: openings().map((table) => ({
    ...table,
    kind: t(table.edition === 'short' ? 'version.short' : 'version.full'),
  })),
  nameOf(choice: string): string {
    const offer = OFFERS.find((id) => id === choice)
    return offer ? toMarkup(say('course.offer', { item: term(offer) })) : `[[${choice}]]`
  },
}
