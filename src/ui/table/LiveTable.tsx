import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'
import { lazy } from '../lazy.tsx'
import { highlightedAt } from '../target.tsx'
import { ActionBar } from './ActionBar.tsx'
import { Announcer } from './Announcer.tsx'
import { decidedBy } from './decided.ts'
import type { TableGame } from './definition.ts'
import { GameLog } from './GameLog.tsx'
import type { Guide, Refusal } from './guide.ts'
import { useAnimation } from './useAnimation.ts'
import { useDeselect } from './useDeselect.ts'
import type { LiveGame } from './useGame.ts'
import { useMoveInput } from './useMoveInput.ts'
import { useOwnMoves } from './useOwnMoves.ts'
import { useRoving } from './useRoving.ts'
import { useSound } from './useSound.ts'
import { useStableFocus } from './useStableFocus.ts'
import { useChosenInView, useHighlightedInView, useZoneInView } from './useZoneInView.ts'
import './actions.css'
import './live.css'

/** Wanted once a pointer rests, a finger stays or a key is pressed, which no table begins with. */
const PointedCard = lazy(async () => (await import('./PointedCard.tsx')).PointedCard)
const Shortcuts = lazy(async () => (await import('./Shortcuts.tsx')).Shortcuts)

const NOWHERE: readonly string[] = []

interface Props<G extends GameTypes, Hand> {
  table: TableGame<G, Hand>
  game: LiveGame<NoInfer<G>>
  players: readonly string[]
  /** Whose board is shown as one's own; otherwise that of whoever decides. */
  viewer?: number
  /** Addresses of places to look at; their zones are shown. */
  lit?: readonly string[]
  /** Moves that leave no choice are made by the table and told. */
  playsForced?: boolean
  /** Whether somebody at this table moves for a seat; others' moves are stepped over by undo. */
  plays?: (seat: number) => boolean
  /** So many moves have been handed on to others: they cannot be undone. */
  fixed?: number | undefined
  guide?: Guide<NoInfer<G>>
  /** What is said of a move that was asked about, whether it may be made or not. */
  answerWords?: (answer: Refusal<NoInfer<G>>) => readonly Segment[]
}

/** The table as it is played on: taps become moves, refused tries are answered by their rule. */
export function LiveTable<G extends GameTypes, Hand>(props: Props<G, Hand>) {
  const { table, game, players, viewer, lit = [], playsForced = true, guide } = props
  const { plays = () => true, fixed, answerWords } = props
  const { next = NOWHERE } = guide ?? {}
  const ownAt = (at: G['Position']) =>
    (playsForced && plays(at.seat) && table.ownMove?.(at)) || null
  const chose = decidedBy<G>(table, plays, playsForced)
  const { position, turns, undone } = game
  const tries = useMoveInput(table, game, { plays })
  const { hand, answer, refusal, touched, shown, targetsWith, onHand, attempt } = tries
  const answered = answer && answerWords ? answerWords(answer) : []
  const root = useRef<HTMLDivElement>(null)
  const asked = guide?.frozen ? (turns.at(-1)?.before ?? position) : position
  const last = turns.at(-1)
  const own = guide?.frozen && last && plays(last.move.seat) ? last : undefined
  useZoneInView(table, root, {
    zone: table.zoneOf(asked),
    decision: `${position.at} ${position.seat} ${own ? turns.length : ''}`,
    moves: turns.length,
    made: own,
    lit,
    next,
  })
  const coming = useMemo(() => ownAt(position), [position])
  const moment = useOwnMoves(game, guide?.frozen ? null : coming, touched)
  const isChosen = touched && !guide?.frozen
  useChosenInView(root, isChosen ? table.aboutOf(table.readyMove(position, hand), hand) : null)
  useHighlightedInView(root, refusal, next)
  useDeselect(root, tries.deselect)
  useLayoutEffect(() => {
    if (guide?.asked && touched) tries.clear()
  }, [guide?.asked])
  useRoving(root)
  useAnimation(table, root, turns)
  useSound(table, turns)
  useStableFocus(root, [position, guide?.frozen])

  useEffect(() => {
    const forced = playsForced ? table.game.forcedMove(position) : null
    if (forced) game.attempt(forced, true)
  }, [position])

  const targets = guide?.frozen ? highlightedAt(new Set(lit)) : targetsWith(lit)

  return (
    <div class="live" ref={root}>
      <table.Board
        state={shown}
        asked={asked}
        turns={turns}
        viewer={viewer ?? position.seat}
        players={players}
        targets={targets}
        lit={lit}
      />
      <ActionBar
        bar={table}
        position={position}
        hand={hand}
        refusal={refusal}
        answered={answered}
        players={players}
        plays={plays}
        canUndo={turns.slice(fixed).some(chose)}
        canRedo={undone.length > 0}
        onAttempt={attempt}
        onHand={onHand}
        onUndo={() => game.goTo(Math.max(0, turns.findLastIndex(chose)))}
        onRedo={() => game.goTo(nextChosen(turns, undone, chose))}
        moment={moment}
        guide={guide}
      />
      <GameLog
        words={table.words}
        turns={turns}
        players={players}
        onBackTo={game.goTo}
        tellsForced={playsForced}
      />
      <PointedCard
        root={root}
        position={position}
        tell={(address) => (
          <table.About
            position={position}
            viewer={viewer ?? position.seat}
            address={address}
            refused={false}
          />
        )}
      />
      <Shortcuts table={root} />
      <Announcer
        bar={table}
        position={position}
        hand={hand}
        touched={touched}
        turns={turns}
        refusal={refusal}
        answered={answered}
        players={players}
        ending={moment.running}
        guide={guide}
      />
    </div>
  )
}

/** Redo makes the next move again, and what others and the table did after it. */
function nextChosen<T>(
  turns: readonly T[],
  undone: readonly T[],
  chose: (turn: T) => boolean,
): number {
  const next = undone.findIndex((turn, index) => index > 0 && chose(turn))
  return turns.length + (next < 0 ? undone.length : next)
}
