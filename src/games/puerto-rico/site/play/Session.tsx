import { lazy } from '../../../../ui/lazy.tsx'
import { to } from '../../../../ui/link.ts'
import type { SessionGame, SessionProps } from '../../../../ui/session/definition.ts'
import { GameSession } from '../../../../ui/session/GameSession.tsx'
import { useWide } from '../../../../ui/wide.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { saves } from '../../saves.ts'
import { About } from '../../table/definition/bar.ts'
import { table } from '../../table/definition/table.tsx'
import { EditionLine } from '../../table/EditionLine.tsx'
import type { Hand } from '../../table/hand.ts'
import { proposedHand } from '../../table/proposal.ts'
import { t } from '../../words/messages/games.ts'
import { tableBots } from './table-bots.ts'
import { loadExpansions } from './with-expansions.ts'

/** What comes last is not needed to begin; it comes while the game is played. */
const Ending = lazy(async () => (await import('./Ending.tsx')).Ending)

/** Where workers are placed in a game, a layout is proposed; lessons and problems ask for one. */
const proposing = { ...table, emptyHand: proposedHand }

const session: SessionGame<PuertoRico, Hand> = {
  title: t('start.title'),
  saves,
  table: proposing,
  bots: tableBots,
  revealing: {
    rules: new Set(['settler.refill', 'hacienda.draw']),
    announcement: t('play.revealed'),
  },
  // Two boards lie open side by side; of more, only the decider's lies open.
  useKeptPlaces: ({ players }) => useWide() && players.length === 2,
  Rules: ({ position }) => <EditionLine state={position} />,
  Ending,
  preload() {
    void About.preload()
    void Ending.preload()
  },
  referee: {
    href: to('/puerto-rico/referee/'),
    load: async () => (await import('../../definition.ts')).puertoRico,
  },
}

/** It comes with the expansions. */
const AddedSession = lazy(async () => {
  const addTo = await loadExpansions()
  const played = { ...session, table: addTo(proposing) }
  return (props: SessionProps<PuertoRico>) => <GameSession session={played} {...props} />
})

/** A game of Puerto Rico in progress. */
export const Session = (props: SessionProps<PuertoRico>) =>
  props.position.expansions ? (
    <AddedSession {...props} />
  ) : (
    <GameSession session={session} {...props} />
  )
