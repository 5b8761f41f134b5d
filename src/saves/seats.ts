import { HUMAN, type Together } from './game.ts'

/** The seats that people play at this device; others play by link, from elsewhere. */
export const seatsHere = ({
  players,
  link,
}: {
  players: readonly string[]
  link?: Together | undefined
}): number[] =>
  players.flatMap((kind, seat) =>
    kind === HUMAN && (!link || link.own.includes(seat)) ? [seat] : [],
  )
