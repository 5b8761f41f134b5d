import type { GameTypes } from '../engine/types.ts'
import { HUMAN, type SavedGame } from './game.ts'

/** The seats that people play at this device; others play by link, from elsewhere. */
export const seatsHere = ({
  players,
  link,
}: Pick<SavedGame<GameTypes>, 'players' | 'link'>): number[] =>
  players.flatMap((kind, seat) =>
    kind === HUMAN && (!link || link.own.includes(seat)) ? [seat] : [],
  )
