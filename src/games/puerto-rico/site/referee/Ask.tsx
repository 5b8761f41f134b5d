import { Ask as Shared } from '../../../../ui/referee/Ask.tsx'
import type { AskDefinition } from '../../../../ui/referee/definition.ts'
import type { Asking } from '../../../../ui/referee/useAsking.ts'
import { puertoRico } from '../../definition.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { taps } from '../../table/definition/taps.ts'
import { EditionLine } from '../../table/EditionLine.tsx'
import type { Hand } from '../../table/hand.ts'
import { EndPanel } from './EndPanel.tsx'
import { moveForm } from './move-form.ts'
import { Score } from './Score.tsx'
import { useTableOf } from './useTableOf.ts'
import { verdictWords } from './verdict-words.ts'

const asking: AskDefinition<PuertoRico, Hand> = {
  gameDefinition: puertoRico,
  words: verdictWords,
  taps,
  useTable: useTableOf,
  loadOpening: async () => (await import('./opening.ts')).opening,
  loadReport: async () => (await import('../../referee/report.ts')).report,
  form: moveForm,
  InForce: EditionLine,
  rulesOf: ({ edition, options, players, expansions }) =>
    JSON.stringify([edition, options, players.length, expansions?.sets]),
  Score,
  End: EndPanel,
}

/** Asking about a position of Puerto Rico. */
export const Ask = (props: Asking<PuertoRico>) => <Shared definition={asking} {...props} />
