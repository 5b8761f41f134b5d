import { useEffect, useRef } from 'preact/hooks'
import { letterOf } from '../../../../engine/seats.ts'
import { HUMAN } from '../../../../saves/game.ts'
import { download } from '../../../../ui/download.ts'
import { to } from '../../../../ui/link.ts'
import type { Guide } from '../../../../ui/table/guide.ts'
import { LiveTable } from '../../../../ui/table/LiveTable.tsx'
import { type Turn, useGame } from '../../../../ui/table/useGame.ts'
import { LEVELS } from '../../bots/levels.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import { resultOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import type { Saved } from '../../saves.ts'
import { EditionLine } from '../../table/EditionLine.tsx'
import { table } from '../../table/plug/table.tsx'
import { botWords } from '../../words/bot-words.ts'
import type { Segment } from '../../words/markup.ts'
import { t } from '../../words/messages/t.ts'
import { moveWords } from '../../words/moves.ts'
import { FinalScore } from '../score/FinalScore.tsx'
import { BotMessage } from './BotMessage.tsx'
import { Overtaken } from './Overtaken.tsx'
import { PointsChart } from './PointsChart.tsx'
import { Replay } from './Replay.tsx'
import { type BotPlay, isSameMove, useBots } from './useBots.ts'
import { type Hint, useHint } from './useHint.ts'
import { useKeptGame } from './useKeptGame.ts'
import { useWide } from './useWide.ts'

interface Props {
  saved: Saved
  /** Where its moves have led, and how. */
  position: Position
  turns: readonly Turn<PuertoRico>[]
  onLeave: () => void
}

/** What a bot may think about one decision, in milliseconds. */
const BOT_TIME = 1000

/** Rules that turn up what nobody could know. */
const REVEALING: ReadonlySet<RuleId> = new Set<RuleId>(['settler.refill', 'hacienda.draw'])

function nameOf(player: string | undefined, seat: Seat): string {
  const level = LEVELS.find((one) => one === player)
  return level ? t(`play.kind.${level}`) : t('play.player', { letter: letterOf(seat) })
}

/** Opens the referee on a position. */
async function judge(position: Position): Promise<void> {
  const { linkOf } = await import('../../../../referee/link.ts')
  const { puertoRico } = await import('../../plug.ts')
  location.href = to('/puerto-rico/referee/') + (await linkOf(puertoRico, { position }))
}

/** With one person at the table it is his board that stays in front; with more, that of whoever decides, where boards fold. */
function viewerOf(kinds: readonly string[], bothOpen: boolean): { viewer?: Seat } {
  const humans = kinds.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []))
  if (humans.length === 1 && humans[0] !== undefined) return { viewer: humans[0] }
  return bothOpen ? { viewer: 0 } : {}
}

/** A hint in one sentence, for the ear. */
function toldOf(hint: Hint): Segment[] | null {
  if (!hint || hint === 'thinking') return null
  return [...moveWords(hint.move), { text: '. ' }, ...botWords(hint.reason)]
}

/** Why a bot made the last move, where it was a bot's. */
function reasonOf(last: BotPlay['last'], turns: readonly Turn<PuertoRico>[]): Segment[] {
  return last && isSameMove(last.choice.move, turns.at(-1)?.move)
    ? botWords(last.choice.reason)
    : []
}

/** A game in progress: kept after every move, to be left and taken up again. */
export function Session({ saved, position: start, turns: made, onLeave }: Props) {
  const game = useGame(table, start, made)
  const { position, turns } = game
  // Two boards lie open side by side and keep their places; of more, only the decider's lies open.
  const bothOpen = useWide() && position.players.length === 2
  const over = position.at === 'over'
  const isHuman = (seat: Seat): boolean => saved.players[seat] === HUMAN
  const players = position.players.map((_, seat) => nameOf(saved.players[seat], seat))
  const bots = useBots(game, saved.players, saved.botTime ?? BOT_TIME)
  const { hint, ask } = useHint(position, bots.hint)
  const revealed = game.undone.some((turn) => turn.notes.some(({ rule }) => REVEALING.has(rule)))
  const guide: Guide<PuertoRico> = {
    frozen: bots.thinking,
    alone: saved.players.filter((kind) => kind === HUMAN).length === 1,
    message: <BotMessage bots={bots} hint={hint} players={players} revealed={revealed} />,
    tools: !bots.thinking && (
      <button
        type="button"
        class="quiet-action"
        data-action="hint"
        disabled={hint === 'thinking'}
        onClick={ask}
      >
        {t('play.hint')}
      </button>
    ),
    told: toldOf(hint) ?? reasonOf(bots.last, turns),
    explain: () => null,
  }
  const kept = useKeptGame(saved, game)
  const atTable = useRef<HTMLElement>(null)
  // It takes the place of a longer page, which may have been scrolled down, and of the button that opened it.
  useEffect(() => {
    scrollTo(0, 0)
    atTable.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div class="session">
      <h1 class="sr">{t('play.title')}</h1>
      <Overtaken kept={kept} />
      <section class="at-table" aria-label={t('play.table')} tabIndex={-1} ref={atTable}>
        {over ? (
          <div class="ending">
            <FinalScore result={resultOf(position)} players={players} />
            <PointsChart turns={turns} last={position} players={players} />
            <Replay turns={turns} last={position} players={players} onPlayFrom={game.goTo} />
          </div>
        ) : (
          <LiveTable
            table={table}
            game={game}
            players={players}
            {...viewerOf(saved.players, bothOpen)}
            plays={isHuman}
            guide={guide}
          />
        )}
      </section>
      <div class="play-tools">
        <EditionLine state={position} />
        <button type="button" class="quiet-action" onClick={onLeave}>
          {t('play.leave')}
        </button>
        <button
          type="button"
          class="quiet-action"
          onClick={() => download(`puerto-rico-${saved.id}.json`, JSON.stringify(kept.now()))}
        >
          {t('play.export')}
        </button>
        <button type="button" class="quiet-action" onClick={() => judge(position)}>
          {t('play.judge')}
        </button>
      </div>
    </div>
  )
}
