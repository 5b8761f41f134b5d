import { lazy } from '../../../../ui/lazy.tsx'
import { type PageDefinition, Referee as Shared } from '../../../../ui/referee/Referee.tsx'
import { edited } from '../../referee/edit-position.ts'
import type { Edit } from '../../referee/edits.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { validate } from '../../rules/impossible.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { emptyTable } from './parts/GamePart.tsx'
import { SetUp } from './SetUp.tsx'

const page: PageDefinition<PuertoRico, Edit> = {
  id: IDENTITY.id,
  empty: () => emptyTable('two-player', 2),
  edited,
  isPossible: (position) => validate(position).length === 0,
  SetUp,
  /** Runs a game, which setting a position up does not need. */
  Ask: lazy(async () => (await import('./Ask.tsx')).Ask),
  /** Says why something could not be read. */
  Unread: lazy(async () => (await import('./UnreadPanel.tsx')).UnreadPanel),
  /** Reads and writes links, which an untouched page has no use for. */
  loadOpening: async () => (await import('./opening.ts')).opening,
  loadDisputes: async () => (await import('../../referee/disputes.ts')).DISPUTES,
  Legend: lazy(async () => (await import('./NotationLegend.tsx')).NotationLegend),
}

/** The referee's page of Puerto Rico. */
export const Referee = () => <Shared definition={page} />
