import type { MoreProps } from '../../../ui/figure/definition.ts'
import { type FigureWays, FigureMore as More } from '../../../ui/figure/FigureMore.tsx'
import { to } from '../../../ui/link.ts'
import type { LeHavre } from '../rules/types.ts'

const ways: FigureWays<LeHavre> = {
  refereeHref: () => '/le-havre/referee/',
  async refereeAt(position) {
    const { linkOf } = await import('../../../referee/link.ts')
    const { leHavre } = await import('../definition.ts')
    return to('/le-havre/referee/') + (await linkOf(leHavre, { position }))
  },
  caseHref: (scenario) => `/le-havre/cases/${scenario}/`,
  practiceHref: () => null,
}

/** Where else a position of Le Havre can be taken. */
export const FigureMore = (props: MoreProps<LeHavre>) => <More ways={ways} {...props} />
