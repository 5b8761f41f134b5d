import type { MoreProps } from '../../../ui/figure/definition.ts'
import { type FigureWays, FigureMore as More } from '../../../ui/figure/FigureMore.tsx'
import { to } from '../../../ui/link.ts'
import { themeAt } from '../puzzles/puzzle.ts'
import { caseHref, liveHref, practiceHref } from '../reference/scenario-links.ts'
import type { PuertoRico } from '../rules/types.ts'

const ways: FigureWays<PuertoRico> = {
  refereeHref: liveHref,
  async refereeAt(position) {
    const { linkOf } = await import('../../../referee/link.ts')
    const { puertoRico } = await import('../definition.ts')
    return to('/puerto-rico/referee/') + (await linkOf(puertoRico, { position }))
  },
  caseHref,
  practiceHref(position) {
    const theme = themeAt(position)
    return theme ? practiceHref(theme) : null
  },
}

/** Where else a position of Puerto Rico can be taken. */
export const FigureMore = (props: MoreProps<PuertoRico>) => <More ways={ways} {...props} />
