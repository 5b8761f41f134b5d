import { letterOf } from '../../engine/seats.ts'
import { HUMAN } from '../../saves/game.ts'
import { t } from '../../text/messages/games.ts'

/** Levels of bots that have a name, whatever the game, from the weakest to the strongest. */
export const LEVELS = ['novice', 'intermediate', 'advanced', 'expert'] as const
export type Level = (typeof LEVELS)[number]

/** Who may sit in a seat. */
export type Player = typeof HUMAN | Level

/** What everybody is called: bots of one level are numbered, namesakes lettered, and whoever plays alone against bots is oneself, but in a game of somebody else or by link. */
export function namesOf({
  players,
  foreign,
  link,
}: {
  players: readonly string[]
  foreign?: true
  link?: { names: readonly string[] }
}): string[] {
  return namedBy(players, foreign || link ? null : t('play.me'), link?.names)
}

/** The same as others are told of it: to them nobody is oneself. */
export const namesForOthers = (kinds: readonly string[]): string[] => namedBy(kinds, null)

function namedBy(
  kinds: readonly string[],
  me: string | null,
  names: readonly string[] = [],
): string[] {
  const isAlone =
    me !== null && kinds.length > 1 && kinds.filter((kind) => kind === HUMAN).length === 1
  return kinds.map((kind, seat) => {
    const level = LEVELS.find((one) => one === kind)
    if (!level) return isAlone ? me : calledBy(names, seat)
    const name = t(`play.kind.${level}`)
    if (kinds.filter((one) => one === kind).length === 1) return name
    const number = kinds.slice(0, seat + 1).filter((one) => one === kind).length
    return t('play.numbered', { name, number })
  })
}

/** The name that somebody gave, or what their seat is called; of two who gave one name each is told apart by the seat. */
function calledBy(names: readonly string[], seat: number): string {
  const [name, letter] = [names[seat], letterOf(seat)]
  if (!name) return t('play.player', { letter })
  const isShared = names.some((other, at) => at !== seat && other === name)
  return isShared ? t('play.numbered', { name, number: letter }) : name
}
