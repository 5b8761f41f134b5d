import type { Valued } from '../../../../bots/bot.ts'
import { Say } from '../../../../ui/Say.tsx'
import type { Move } from '../../rules/moves.ts'
import { botWords } from '../../words/bot-words.ts'
import type { Segment } from '../../words/markup.ts'
import { say, t } from '../../words/messages/t.ts'
import { moveWords } from '../../words/moves.ts'
import type { BotPlay } from './useBots.ts'
import type { Hint } from './useHint.ts'

interface Props {
  bots: BotPlay
  hint: Hint
  players: readonly string[]
  /** Moves were taken back after hidden tiles had been seen. */
  revealed: boolean
}

/** What is said beside the table: a bot's reason for its move, a hint, what undoing has shown. */
export function BotMessage({ bots, hint, players, revealed }: Props) {
  const { thinking, last } = bots
  return (
    <div class="bot-message">
      {revealed && <p>{t('play.revealed')}</p>}
      {thinking && <p class="prompt">{t('play.thinking')}</p>}
      {last && (
        <p>
          <b>{players[last.seat]}</b> <Say of={moveWords(last.choice.move)} />:{' '}
          <Say of={botWords(last.choice.reason)} />
        </p>
      )}
      {hint === 'thinking' && <p>{t('play.hint-thinking')}</p>}
      {hint && hint !== 'thinking' && (
        <p class="hint">
          <b>{t('play.hint')}</b> <Say of={moveWords(hint.move)} />.{' '}
          <Say of={botWords(hint.reason)} />{' '}
          {hint.others.length > 0 && (
            <Say of={say('play.hint-others', { moves: listOf(hint.others.slice(0, 2)) })} />
          )}
        </p>
      )}
    </div>
  )
}

/** '상인 고르기, 선장 고르기' */
function listOf(others: readonly Valued<Move>[]): Segment[] {
  return others.flatMap(({ move }, place) => [
    ...(place > 0 ? [{ text: ', ' }] : []),
    ...moveWords(move),
  ])
}
