import { useEffect, useRef, useState } from 'preact/hooks'
import { keepRemarks, persistedRemarks } from '../../saves/remarks.ts'
import { seatsHere } from '../../saves/seats.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t as tOfBots } from '../../text/messages/bots.ts'
import { t } from '../../text/messages/games.ts'
import { download } from '../download.ts'
import { namesOf } from '../play/player-names.ts'
import { device } from '../storage.ts'
import type { Guide } from '../table/guide.ts'
import { Icon } from '../table/Icon.tsx'
import { LiveTable } from '../table/LiveTable.tsx'
import { useGame } from '../table/useGame.ts'
import { useWatch } from '../table/useWatch.ts'
import { useKeeping } from '../useKeeping.ts'
import { BotMessage } from './BotMessage.tsx'
import { BotTools } from './BotTools.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import type { SessionGame, SessionProps } from './definition.ts'
import { hintText } from './hint.ts'
import { reasonAt } from './reasons.ts'
import { useBots } from './useBots.ts'
import { useHint } from './useHint.ts'
import { useLinked } from './useLinked.tsx'
import { usePersistedGame } from './usePersistedGame.ts'

interface Props<G extends ScenarioTypes, Hand> extends SessionProps<NoInfer<G>> {
  session: SessionGame<G, Hand>
}

/** What a bot may think about one decision, in milliseconds. */
const BOT_TIME = 1000

/** With one person at the table it is their board that stays in front; with more, that of whoever decides, unless the boards keep their places. */
function viewerOf(humans: readonly number[], keepPlaces: boolean): { viewer?: number } {
  const [first, second] = humans
  if (first !== undefined && second === undefined) return { viewer: first }
  return keepPlaces ? { viewer: 0 } : {}
}

/** A game in progress: kept after every move, to be left and taken up again. */
export function GameSession<G extends ScenarioTypes, Hand>(props: Props<G, Hand>) {
  const { session, saved, position: start, turns: made, met, onBegin, onLeave } = props
  const { title, saves, table, routine, revealing, Rules, Meanwhile, Ending } = session
  const [{ said, played }] = useState(() => {
    const { said, forced } = persistedRemarks(device, saved)
    // What a table elsewhere made for a seat does not come with a mark.
    const isForced = (before: G['Position'], nth: number): boolean =>
      forced.has(nth) || (saved.link !== undefined && saves.game.forcedMove(before) !== null)
    const played = made.map((turn, nth) =>
      isForced(turn.before, nth) ? { ...turn, forced: true } : turn,
    )
    return { said, played }
  })
  const game = useGame<G>(table, start, played)
  const { position, turns } = game
  const kept = usePersistedGame<G>(saves, saved, game)
  const { link } = kept
  const humans = seatsHere({ players: saved.players, link })
  const viewing = viewerOf(humans, session.useKeptPlaces(position))
  const isHuman = (seat: number): boolean => humans.includes(seat)
  const players = namesOf({ ...saved, ...(link && { link }) })
  const linked = useLinked<G, Hand>({ session, saved, met, players, made: made.length }, game, kept)
  // Whoever watches lets nobody move.
  const movers = humans.length > 0 || !link ? saved.players : []
  const bots = useBots<G>(session.bots, game, movers, saved.botTime ?? BOT_TIME, said)
  const { hint, ask } = useHint(position, bots.hint)
  const isHinted = typeof hint === 'object' && hint !== null
  const watch = useWatch<G>(game)
  const since = turns.findLastIndex(({ move, forced }) => !forced && isHuman(move.seat)) + 1
  const isMine = !bots.thinking && !watch.watching && !linked.waits
  const revealed = game.undone.some(({ events }) =>
    events.some(({ rule }) => revealing.rules.has(rule)),
  )
  const reasonOf = (turn: number) => reasonAt(turns, bots.saidOf, turn, routine)
  const guide: Guide<G> = {
    frozen: !isMine,
    alone: humans.length === 1,
    message: (
      <BotMessage<G>
        words={table.words}
        position={position}
        bots={bots}
        hint={hint}
        turns={watch.game.turns}
        since={since}
        players={players}
        revealed={revealed ? revealing.announcement : null}
        reasonOf={reasonOf}
        note={!watch.watching && linked.note}
        isWhole={!bots.thinking && !watch.watching}
      />
    ),
    asked: hint,
    help: link?.hints !== false && (
      <button
        type="button"
        class="quiet-action"
        data-action="hint"
        disabled={hint === 'thinking'}
        onClick={ask}
      >
        {t(isHinted && hint.step !== 'move' ? 'play.hint-more' : 'play.hint')}
      </button>
    ),
    tools: (!isMine || linked.inBar) && (
      <>
        <BotTools<G> bots={bots} watch={watch} />
        {!watch.watching && linked.inBar}
        {Meanwhile && bots.thinking && (
          <Meanwhile
            position={position}
            players={players}
            humans={humans}
            onAttempt={game.attempt}
          />
        )}
      </>
    ),
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
    announcement: hint && hint !== 'thinking' ? hintText<G>(table.words, hint, position) : [],
    why: reasonOf(watch.game.turns.length - 1) ?? [],
    refused: null,
  }
  useKeeping(() => keepRemarks(device, kept.now(), turns, said), [turns])
  const atTable = useRef<HTMLElement>(null)
  // It takes the place of a longer page, which may have been scrolled down, and of the button that opened it.
  useEffect(() => {
    scrollTo(0, 0)
    atTable.current?.focus({ preventScroll: true })
    session.preload()
    if (met?.is === 'news' && met.from < made.length) watch.from(met.from)
  }, [])
  /** Opens the referee on the position. */
  const judge = async (): Promise<void> => {
    const { referee } = session
    const { linkOf } = await import('../../referee/link.ts')
    location.href = referee.href + (await linkOf<G>(await referee.load(), { position }))
  }

  return (
    <div class="session">
      <h1 class="sr">{title}</h1>
      <ConflictNotice kept={kept} />
      {linked.before}
      <section class="at-table" aria-label={t('play.table')} tabIndex={-1} ref={atTable}>
        {saves.game.isOver(position) ? (
          <Ending
            saved={kept.now()}
            game={game}
            players={players}
            table={table}
            viewer={viewing.viewer ?? 0}
            handOn={linked.atEnd}
            onBegin={onBegin}
          />
        ) : (
          <LiveTable<G, Hand>
            table={table}
            game={linked.bounded(watch.game)}
            players={players}
            {...viewing}
            plays={isHuman}
            fixed={link?.sent}
            lit={isHinted && hint.step !== 'idea' ? hint.places : []}
            guide={guide}
          />
        )}
      </section>
      <div class="play-tools">
        {linked.below}
        <Rules position={position} />
        <button type="button" class="quiet-action" onClick={onLeave}>
          {t('play.leave')}
        </button>
        <button
          type="button"
          class="quiet-action"
          onClick={() => download(`${saved.game}-${saved.id}.json`, JSON.stringify(kept.now()))}
        >
          {t('play.export')}
        </button>
        <button type="button" class="quiet-action" onClick={judge}>
          {t('play.judge')}
        </button>
      </div>
    </div>
  )
}
