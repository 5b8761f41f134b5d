import { lazy } from '../../../../ui/lazy.tsx'
import { type PageDefinition, Referee as Shared } from '../../../../ui/referee/Referee.tsx'
import { type Edit, edited, emptyTable } from '../../referee/edits.ts'
import { game } from '../../rules/game.ts'
import { validate } from '../../rules/impossible.ts'
import type { LeHavre } from '../../rules/types.ts'
import { SetUp } from './SetUp.tsx'

const page: PageDefinition<LeHavre, Edit> = {
  id: game.parts.id,
  empty: () => emptyTable('short', 2),
  edited,
  isPossible: (position) => validate(position).length === 0,
  SetUp,
  /** Runs a game, which setting a position up does not need. */
  Ask: lazy(async () => (await import('./Ask.tsx')).Ask),
  /** Says why something could not be read. */
  Unread: lazy(async () => (await import('./UnreadPanel.tsx')).UnreadPanel),
  /** Reads and writes links, which an untouched page has no use for. */
  loadOpening: async () => (await import('./opening.ts')).opening,
  Legend: lazy(async () => (await import('./NotationLegend.tsx')).NotationLegend),
  loadDisputes: async () => (await import('../../referee/disputes.ts')).DISPUTES,
}

/** The referee's page of Le Havre. */
export const Referee = () => <Shared definition={page} />
