import { COMMA } from '#language/language.ts'
import { HUMAN } from '../../../../saves/game.ts'
import { t as tOfOptions } from '../../../../text/messages/options.ts'
import { namesOf } from '../../../../ui/play/player-names.ts'
import { scoreOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { Saved } from '../../saves.ts'
import { t } from '../../words/messages/games.ts'

/** What a kept game is called; null where the rules of this site can no longer follow it. */
export function titleOf(saved: Saved, position: Position | null): string {
  const { players, setup, start } = saved
  const isAlone = players.filter((kind) => kind === HUMAN).length === 1
  const who = isAlone
    ? namesOf(saved).join(COMMA)
    : tOfOptions('play.players.count', { count: players.length })
  if (position?.at === 'over') {
    const points = position.players.map((_, seat) => scoreOf(position, seat).total).join(' : ')
    return t('play.game-over', { who, points })
  }
  const round = position?.round ?? 1
  if (start) return t('play.game-from', { who, round })
  return t('play.game', { who, round, seed: setup.seed })
}
