/** A figure as its island takes it (Node only). */
import { scenariosOfBuild } from '../../../scenario/files.ts'
import { to } from '../../../ui/link.ts'
import { puertoRico } from '../plug.ts'
import { caseHref, liveHref } from '../reference/rule-links.ts'
import { type FigureSource, figureOf } from './frames.ts'
import type { FigureData } from './LiveFigure.tsx'
import { pack } from './pack.ts'

const isCase = (scenario: string): boolean =>
  scenariosOfBuild(puertoRico).some(
    ({ id, words }) => id === scenario && words?.question !== undefined,
  )

/** Everything that a figure is drawn and played from. `page`: where it stands, so that it leads nowhere but away. */
export function figureData(source: FigureSource & { may?: boolean }, page = ''): FigureData {
  const { scenario, show, after: first = 0, steps = false, may = false } = source
  const { start, script } = figureOf(source)
  const ruling = to(caseHref(scenario))
  const leads = isCase(scenario) && !page.startsWith(ruling.replace(/\/$/, ''))
  return {
    start: pack(start),
    script,
    show,
    first,
    steps,
    may,
    referee: to(liveHref(scenario)),
    ruling: leads ? ruling : null,
  }
}
