import { useEffect, useMemo, useRef } from 'preact/hooks'
import { STOP } from '#language/language.ts'
import { HUMAN } from '../../../../saves/game.ts'
import { t as tOfBots } from '../../../../text/messages/bots.ts'
import { download } from '../../../../ui/download.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { to } from '../../../../ui/link.ts'
import { BotTools } from '../../../../ui/play/BotTools.tsx'
import { Overtaken } from '../../../../ui/play/Overtaken.tsx'
import { namesOf } from '../../../../ui/play/player-names.ts'
import { useBots } from '../../../../ui/play/useBots.ts'
import { useKeptGame } from '../../../../ui/play/useKeptGame.ts'
import type { Guide } from '../../../../ui/table/guide.ts'
import { Icon } from '../../../../ui/table/Icon.tsx'
import { LiveTable } from '../../../../ui/table/LiveTable.tsx'
import type { TableGame } from '../../../../ui/table/plug.ts'
import { type Turn, useGame } from '../../../../ui/table/useGame.ts'
import { useWatch } from '../../../../ui/table/useWatch.ts'
import { useWide } from '../../../../ui/wide.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import { type Saved, saves } from '../../saves.ts'
import { EditionLine } from '../../table/EditionLine.tsx'
import type { Hand } from '../../table/hand.ts'
import { placesOf } from '../../table/move-places.ts'
import { About } from '../../table/plug/bar.ts'
import { table as baseTable } from '../../table/plug/table.tsx'
import { proposedHand } from '../../table/proposal.ts'
import { botWords } from '../../words/bot-words.ts'
import type { Segment } from '../../words/markup.ts'
import { t } from '../../words/messages/games.ts'
import { moveWords } from '../../words/moves.ts'
import { BotMessage, reasonOf } from './BotMessage.tsx'
import { tableBots } from './table-bots.ts'
import { type Hint, useHint } from './useHint.ts'

interface Props {
  saved: Saved
  /** Where its moves have led, and how. */
  position: Position
  turns: readonly Turn<PuertoRico>[]
  /** Makes the table, where it is not that of the base game. */
  addedTable: ((base: typeof baseTable) => TableGame<PuertoRico, Hand>) | null
  /** Goes over to another game. */
  onBegin: (game: Saved) => void
  onLeave: () => void
}

/** What comes last is not needed to begin; it comes while the game is played. */
const Ending = lazy(async () => (await import('./Ending.tsx')).Ending)

/** Where workers are placed in a game, a layout is proposed; lessons and problems ask for one. */
const proposing = { ...baseTable, emptyHand: proposedHand }

/** What a bot may think about one decision, in milliseconds. */
const BOT_TIME = 1000

/** Rules that turn up what nobody could know. */
const REVEALING: ReadonlySet<RuleId> = new Set<RuleId>(['settler.refill', 'hacienda.draw'])

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
  if (hint === 'none') return [{ text: t('play.hint-none') }]
  if (!hint || hint === 'thinking') return null
  return [...moveWords(hint.move), { text: STOP }, ...botWords(hint.reason)]
}

/** A game in progress: kept after every move, to be left and taken up again. */
export function Session(props: Props) {
  const { saved, position: start, turns: made, onBegin, onLeave } = props
  const table = useMemo<TableGame<PuertoRico, Hand>>(
    () => props.addedTable?.(proposing) ?? proposing,
    [props.addedTable],
  )
  const game = useGame(table, start, made)
  const { position, turns } = game
  // Two boards lie open side by side and keep their places; of more, only the decider's lies open.
  const bothOpen = useWide() && position.players.length === 2
  const over = position.at === 'over'
  const isHuman = (seat: Seat): boolean => saved.players[seat] === HUMAN
  const players = namesOf(saved)
  const bots = useBots(tableBots, game, saved.players, saved.botTime ?? BOT_TIME)
  const { hint, ask } = useHint(position, bots.hint)
  const watch = useWatch(game)
  const since = turns.findLastIndex(({ move, forced }) => !forced && isHuman(move.seat)) + 1
  const isMine = !bots.thinking && !watch.watching
  const revealed = game.undone.some((turn) => turn.notes.some(({ rule }) => REVEALING.has(rule)))
  const guide: Guide<PuertoRico> = {
    frozen: !isMine,
    alone: saved.players.filter((kind) => kind === HUMAN).length === 1,
    message: (
      <BotMessage
        bots={bots}
        hint={hint}
        turns={watch.game.turns}
        since={since}
        players={players}
        revealed={revealed}
      />
    ),
    asked: hint,
    help: (
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
    tools: !isMine && <BotTools bots={bots} watch={watch} />,
    more: isMine && since < turns.length && (
      <button
        type="button"
        class="quiet-action short-action"
        data-action="again"
        onClick={() => watch.from(since)}
      >
        <Icon of="again" />
        <span>{tOfBots('since.again')}</span>
      </button>
    ),
    told: toldOf(hint) ?? [],
    why: reasonOf(bots, watch.game.turns.length - 1) ?? [],
    refused: null,
  }
  const kept = useKeptGame(saves, saved, game)
  const atTable = useRef<HTMLElement>(null)
  // It takes the place of a longer page, which may have been scrolled down, and of the button that opened it.
  useEffect(() => {
    scrollTo(0, 0)
    atTable.current?.focus({ preventScroll: true })
    void About.preload()
    void Ending.preload()
  }, [])

  return (
    <div class="session">
      <h1 class="sr">{t('play.title')}</h1>
      <Overtaken kept={kept} />
      <section class="at-table" aria-label={t('play.table')} tabIndex={-1} ref={atTable}>
        {over ? (
          <Ending
            saved={kept.now()}
            game={game}
            players={players}
            table={table}
            viewer={viewerOf(saved.players, bothOpen).viewer ?? 0}
            onBegin={onBegin}
          />
        ) : (
          <LiveTable
            table={table}
            game={watch.game}
            players={players}
            {...viewerOf(saved.players, bothOpen)}
            plays={isHuman}
            lit={typeof hint === 'object' && hint ? placesOf(hint.move) : []}
            guide={guide}
          />
        )}
      </section>
      <div class="play-tools">
        <EditionLine state={position} />
        {position.expansions?.sets.map((set) => (
          <span key={set}>{t(`play.expansion.${set}`)}</span>
        ))}
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
