import { HUMAN } from '../../../../saves/game.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import type { PlayGame } from '../../../../ui/play/definition.ts'
import { PlayPage } from '../../../../ui/play/PlayPage.tsx'
import { SetupForm } from '../../../../ui/play/SetupForm.tsx'
import { newSeed } from '../../../../ui/play/seed.ts'
import { LEVELS } from '../../bots/levels.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { saves } from '../../saves.ts'
import { t } from '../../words/messages/games.ts'
import { setUp } from './set-up.tsx'
import { titleOf } from './title.ts'
import { loadExpansions, namesExpansions } from './with-expansions.ts'

/** It comes while a game is being set up. */
const Session = lazy(async () => (await import('./Session.tsx')).Session)

const game: PlayGame<PuertoRico> = {
  title: t('play.title'),
  saves,
  titleOf,
  Session,
  SetUp: ({ onStart }) => <SetupForm game={setUp} onStart={onStart} />,
  levels: LEVELS,
  setupFrom: ({ edition, options, expansions }) => ({
    edition,
    options,
    seed: 0,
    ...(expansions && { expansions: expansions.sets }),
  }),
  opening: {
    name: t('start.title'),
    saves,
    newGame: () => ({
      setup: { edition: 'two-player', seed: newSeed(), options: {} },
      players: [HUMAN, LEVELS[0]],
    }),
    load: async () => (await import('../../definition.ts')).puertoRico,
    more: { isFor: namesExpansions, load: loadExpansions },
  },
}

/** Free play of Puerto Rico. */
export const Play = () => <PlayPage game={game} />
