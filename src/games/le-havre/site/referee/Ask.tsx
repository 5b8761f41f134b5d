import { Ask as Shared } from '../../../../ui/referee/Ask.tsx'
import type { AskDefinition } from '../../../../ui/referee/definition.ts'
import type { Asking } from '../../../../ui/referee/useAsking.ts'
import { leHavre } from '../../definition.ts'
import type { LeHavre } from '../../rules/types.ts'
import { table } from '../../table/definition.tsx'
import type { Hand } from '../../table/hand.ts'
import { OptionLine } from '../../table/OptionLine.tsx'
import { moveForm } from './move-form.ts'
import { Score } from './Score.tsx'
import { verdictWords } from './verdict-words.ts'
import { WaysPanel } from './WaysPanel.tsx'

const asking: AskDefinition<LeHavre, Hand> = {
  gameDefinition: leHavre,
  words: verdictWords,
  taps: table,
  useTable: () => table,
  loadOpening: async () => (await import('./opening.ts')).opening,
  loadReport: async () => (await import('../../referee/report.ts')).report,
  form: moveForm,
  InForce: ({ state }) => <OptionLine options={state.options} />,
  rulesOf: ({ version, options, players }) => JSON.stringify([version, options, players.length]),
  Score,
  Beside: WaysPanel,
}

/** Asking about a position of Le Havre. */
export const Ask = (props: Asking<LeHavre>) => <Shared definition={asking} {...props} />
