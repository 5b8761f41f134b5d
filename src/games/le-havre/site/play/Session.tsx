import { lazy } from '../../../../ui/lazy.tsx'
import { to } from '../../../../ui/link.ts'
import type { SessionGame, SessionProps } from '../../../../ui/session/definition.ts'
import { GameSession } from '../../../../ui/session/GameSession.tsx'
import type { LeHavre } from '../../rules/types.ts'
import { saves } from '../../saves.ts'
import { table } from '../../table/definition.tsx'
import type { Hand } from '../../table/hand.ts'
import { OptionLine } from '../../table/OptionLine.tsx'
import { t } from '../../words/messages/games.ts'
import { Meanwhile } from './Meanwhile.tsx'
import { tableBots } from './table-bots.ts'

/** What comes last is not needed to begin; it comes while the game is played. */
const Ending = lazy(async () => (await import('./Ending.tsx')).Ending)

const session: SessionGame<LeHavre, Hand> = {
  title: t('start.title'),
  saves,
  table,
  bots: tableBots,
  routine: new Set(['supply', 'endTurn']),
  revealing: {
    rules: new Set(['action.peek', 'end.town-special']),
    announcement: t('play.revealed'),
  },
  useKeptPlaces: () => false,
  Rules: ({ position }) => <OptionLine options={position.options} />,
  Meanwhile,
  Ending,
  preload: () => void Ending.preload(),
  referee: {
    href: to('/le-havre/referee/'),
    load: async () => (await import('../../definition.ts')).leHavre,
  },
}

/** A game of Le Havre in progress. */
export const Session = (props: SessionProps<LeHavre>) => (
  <GameSession session={session} {...props} />
)
