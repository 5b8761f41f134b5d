import { resultOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { Saved } from '../../saves.ts'
import { t } from '../../words/messages/games.ts'

/** What a kept game is called; null where the rules of this site can no longer follow it. */
export function titleOf({ players, setup }: Saved, position: Position | null): string {
  const values = { version: t(`version.${setup.version}`), players: players.length }
  if (position?.at === 'over')
    return t('game.over', { ...values, points: resultOf(position).points.join(' : ') })
  return t('game.title', { ...values, round: position?.round ?? 1 })
}
