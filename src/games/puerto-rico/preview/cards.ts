/** A card for every page that has a picture of its own, by the picture's name. */
import * as v from 'valibot'
import { parse } from 'yaml'
import { figuresIn } from '../../../ui/figure/check.ts'
import type { Card } from '../../../ui/preview/card.ts'
import { PARTS } from '../figure/figure-parts.ts'
import { figureOf } from '../figure/frames.ts'
import { course } from '../lessons/course.ts'
import { casesOfBuild } from '../referee/cases.ts'
import { drawnOf } from '../referee/drawn.ts'
import { readPages } from '../reference/rule-pages.ts'
import type { Position, State } from '../rules/state.ts'
import { midGame } from '../site/showcase.ts'
import { renderText } from '../words/markup.ts'
import { t } from '../words/messages/referee.ts'
import { t as site } from '../words/messages/site.ts'
import { blocksOf } from './drawing-parts.tsx'

/** A position as a figure takes it: 'ships,own:A'. */
const shown =
  (state: State, show: string): Card['drawn'] =>
  () =>
    blocksOf(PARTS.read(show), state)

/** Where a page has no figure. */
const USUAL = shown(midGame, 'roles,ships,own:A')

/** A page of the reference with the position of its first figure. */
function ruleCard({ page, text }: ReturnType<typeof readPages>[number]): [string, Card] {
  const front = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
  const { title } = v.parse(v.object({ title: v.string() }), parse(front))
  const source = figuresIn(figureOf, text).find((figure) => figure.source)?.source
  const position = source && figureOf(source).frames[0]?.position
  const drawn = source && position ? shown(position, source.show) : USUAL
  return [`rules/${page}`, { kind: t('site.rules'), title: renderText(title), drawn }]
}

/** Every card; made once for a build. */
export function cards(): Map<string, Card> {
  const cardOf = (kind: string, title: string, state: Position): Card => ({
    kind,
    title: renderText(title),
    drawn: shown(state, drawnOf(state)),
  })
  const lessons = course.flatMap(({ id, title, steps: [first] }): [string, Card][] =>
    first ? [[`learn/${id}`, cardOf(t('site.learn'), title, first.start)]] : [],
  )
  const cases = casesOfBuild().flatMap(({ id, question, run: { start } }): [string, Card][] =>
    start ? [[`cases/${id}`, cardOf(t('cases.title'), question, start)]] : [],
  )
  const home: Card = {
    kind: site('site.short-name'),
    title: site('home.title').replaceAll('/', ' '),
    drawn: shown(midGame, 'ships,house,own:A'),
  }
  return new Map([['home', home], ...readPages().map(ruleCard), ...lessons, ...cases])
}
