/** Asking for moves back in a game by link, as it is kept until the link that tells it is handed on. */
import type { Together } from '../game.ts'

/** Somebody here asks to go on again after so many moves. */
export const asking = (link: Together, asked: number): Together => ({ ...link, asked, owed: true })

/** They do not ask after all; nothing of it was handed on. */
export function withdrawn({ asked: _, owed: __, ...link }: Together): Together {
  return link
}

/** What was asked for is granted or declined here. */
export function answered(link: Together, isGranted: boolean): Together {
  const { asked: to = 0, declined: _, ...rest } = link
  return isGranted
    ? { ...rest, owed: true, sent: to, turnedBack: link.turnedBack + 1 }
    : { ...rest, owed: true, declined: to }
}

/** The game has been handed on with so many moves. */
export function handedOn({ owed: _, ...link }: Together, moves: number): Together {
  return { ...link, sent: moves }
}
