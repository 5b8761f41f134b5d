import { scoreOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { Saved } from '../../saves.ts'
import { t } from '../../words/messages/games.ts'

/** What a kept game is called; null where the rules of this site can no longer follow it. */
export function titleOf(
  { players: { length: players }, setup, start }: Saved,
  position: Position | null,
) {
  if (position?.at === 'over') {
    const points = position.players.map((_, seat) => scoreOf(position, seat).total).join(' : ')
    return t('play.game-over', { players, points })
  }
  const round = position?.round ?? 1
  if (start) return t('play.game-from', { players, round })
  return t('play.game', { players, round, seed: setup.seed })
}
