import type { FreePlayProps } from '../../../ui/figure/definition.ts'
import { FreePlay as Free, type FreePlayDefinition } from '../../../ui/figure/FreePlay.tsx'
import type { LeHavre } from '../rules/types.ts'
import { FinalScore } from '../site/play/FinalScore.tsx'
import { tableBots } from '../site/play/table-bots.ts'
import { table } from '../table/definition.tsx'
import type { Hand } from '../table/hand.ts'
import sheet from './free-play.css?url'

const definition: FreePlayDefinition<LeHavre, Hand> = {
  tableFor: () => table,
  bots: tableBots,
  opponent: 'intermediate',
  Final: FinalScore,
  sheet,
}

/** A game from the position of a figure. */
export const FreePlay = (props: FreePlayProps<LeHavre>) => (
  <Free definition={definition} {...props} />
)
