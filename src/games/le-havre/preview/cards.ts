/** A card for every page of Le Havre that has a picture of its own, by the picture's name. */
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Card } from '../../../ui/preview/card.ts'
import { course } from '../lessons/course.ts'
import { askedCases, caseOf, startOf } from '../reference/cases.ts'
import { readPages } from '../reference/pages.ts'
import { pageOf, RULES } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import { renderText } from '../words/markup.ts'
import { t } from '../words/messages/site.ts'
import { blocksOf } from './drawing.tsx'

/** Something of everything, for pages without a position of their own: the middle of a game in the course. */
const SHOWN = 'ship-and-loan'

/** Every card; made once for a build. None in a language without the course and its positions. */
export async function cards(): Promise<Map<string, Card>> {
  const usual = course.find(({ id }) => id === SHOWN)?.steps.at(-1)?.start
  if (!usual) return new Map()
  const cardOf = (kind: string, title: string, position: Position): Card => ({
    kind,
    title: renderText(title),
    drawn: () => blocksOf(position),
  })
  const pages = readPages().map(async ({ page, text }): Promise<[string, Card]> => {
    const front = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
    const { title } = v.parse(v.object({ title: v.string() }), parse(front))
    const [rule] = RULES.filter((one) => pageOf(one) === page)
    const shown = rule && (await caseOf(rule))?.run.start
    return [`rules/${page}`, cardOf(t('havre.rules.title'), title, shown ?? usual)]
  })
  const lessons = course.flatMap(({ id, title, steps: [first] }): [string, Card][] =>
    first ? [[`learn/${id}`, cardOf(t('havre.learn.title'), title, first.start)]] : [],
  )
  const cases = askedCases().flatMap(({ id, question }): [string, Card][] => {
    const start = startOf(id)
    return start ? [[`cases/${id}`, cardOf(t('havre.cases.title'), question, start)]] : []
  })
  const home: [string, Card] = ['home', cardOf(t('havre.name'), t('havre.home.text'), usual)]
  const all = [home, ...(await Promise.all(pages)), ...lessons, ...cases]
  return new Map(all.map(([name, card]) => [`le-havre/${name}`, card]))
}
