/** The scene of every rule of a chapter, for its paragraph to open. */
import type { APIRoute, GetStaticPaths } from 'astro'
import { figureData } from '../../../../games/puerto-rico/figure/figure-data.ts'
import { figureOf } from '../../../../games/puerto-rico/figure/frames.ts'
import type { Scenes } from '../../../../games/puerto-rico/figure/scenes.ts'
import { drawnOf } from '../../../../games/puerto-rico/referee/drawn.ts'
import { linksOf } from '../../../../games/puerto-rico/reference/rule-links.ts'
import {
  CHAPTERS,
  placeOf,
  RULES,
  type RuleId,
} from '../../../../games/puerto-rico/rules/rule-ids.ts'
import { ruleWords } from '../../../../games/puerto-rico/words/rules.ts'

export const getStaticPaths = (() =>
  CHAPTERS.map(({ id }) => ({
    params: { chapter: id },
    props: { rules: RULES.filter((rule) => placeOf(rule).chapter === id) },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ rules: readonly RuleId[] }> = ({ props: { rules } }) =>
  Response.json(Object.fromEntries(rules.flatMap(sceneFor)))

function sceneFor(rule: RuleId): Array<[RuleId, Scenes[RuleId]]> {
  const { live } = linksOf(rule)
  if (!live) return []
  const { scenario } = live
  const { start } = figureOf({ scenario, show: 'roles' })
  const data = figureData({ scenario, show: drawnOf(start) })
  // A position made to be drawn has no words of its own.
  const title = live.title === scenario ? ruleWords(rule).title : live.title
  return [[rule, { data: JSON.stringify(data), title }]]
}
