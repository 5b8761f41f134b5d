/** The scene of every rule of a chapter, for its paragraph to open. */
import type { APIRoute, GetStaticPaths } from 'astro'
import { figureData } from '../../../../games/puerto-rico/figure/figure-data.ts'
import { figureOf } from '../../../../games/puerto-rico/figure/frames.ts'
import type { Scenes } from '../../../../games/puerto-rico/figure/scenes.ts'
import { linksOf } from '../../../../games/puerto-rico/reference/rule-links.ts'
import { CHAPTERS, type RuleId } from '../../../../games/puerto-rico/rules/rule-ids.ts'
import { drawnOf } from '../../../../referee/drawn.ts'
import { ruleWords } from '../../../../text/rules.ts'

export const getStaticPaths = (() =>
  CHAPTERS.map(({ id, rules }) => ({
    params: { chapter: id },
    props: { rules },
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
