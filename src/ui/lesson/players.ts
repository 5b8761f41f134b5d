import { letterOf } from '../../engine/seats.ts'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/course.ts'

/** What the players are called for the learner at `you`. */
export function playersOf({ players }: GameTypes['Position'], you: number): string[] {
  return players.map((_, seat) => {
    if (seat === you) return t('course.you')
    if (players.length === 2) return t('course.opponent')
    return t('course.opponent-of-many', { letter: letterOf(seat) })
  })
}
