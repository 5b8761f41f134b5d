import { HUMAN } from '../../../../saves/game.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import type { PlayGame } from '../../../../ui/play/definition.ts'
import { PlayPage } from '../../../../ui/play/PlayPage.tsx'
import { SetupForm } from '../../../../ui/play/SetupForm.tsx'
import { newSeed } from '../../../../ui/play/seed.ts'
import { LEVELS } from '../../bots/levels.ts'
import type { LeHavre } from '../../rules/types.ts'
import { saves } from '../../saves.ts'
import { t } from '../../words/messages/games.ts'
import { setUp } from './set-up.tsx'
import { titleOf } from './title.ts'

/** It comes while a game is being set up. */
const Session = lazy(async () => (await import('./Session.tsx')).Session)

const game: PlayGame<LeHavre> = {
  title: t('play.title'),
  saves,
  titleOf,
  Session,
  SetUp: ({ onStart }) => <SetupForm game={setUp} onStart={onStart} />,
  levels: LEVELS,
  setupFrom: ({ version, options }) => ({ version, options, seed: 0 }),
  opening: {
    name: t('start.title'),
    saves,
    newGame: () => ({ setup: { version: 'short', seed: newSeed() }, players: [HUMAN, LEVELS[0]] }),
    load: async () => (await import('../../definition.ts')).leHavre,
  },
}

/** Free play of Le Havre. */
export const Play = () => <PlayPage game={game} />
