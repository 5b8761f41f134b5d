import type { FreePlayProps } from '../../../ui/figure/definition.ts'
import { FreePlay as Free, type FreePlayDefinition } from '../../../ui/figure/FreePlay.tsx'
import { resultOf } from '../rules/scoring.ts'
import type { PuertoRico } from '../rules/types.ts'
import { tableBots } from '../site/play/table-bots.ts'
import { FinalScore } from '../site/score/FinalScore.tsx'
import { table } from '../table/definition/table.tsx'
import type { Hand } from '../table/hand.ts'
import { tableFor } from './added.ts'
import sheet from './free-play.css?url'

const definition: FreePlayDefinition<PuertoRico, Hand> = {
  tableFor: (position) => tableFor(position, table),
  bots: tableBots,
  opponent: 'intermediate',
  Final: ({ position, players }) => <FinalScore result={resultOf(position)} players={players} />,
  sheet,
}

/** A game from the position of a figure. */
export const FreePlay = (props: FreePlayProps<PuertoRico>) => (
  <Free definition={definition} {...props} />
)
