import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { litAt } from '../../games/puerto-rico/figure/lit.ts'
import { game as puertoRico } from '../../games/puerto-rico/rules/game.ts'
import type { Move } from '../../games/puerto-rico/rules/moves.ts'
import type { Position } from '../../games/puerto-rico/rules/state.ts'
import type { Decision, Seat } from '../../games/puerto-rico/rules/vocabulary.ts'
import { ZONE_OF, zoneAt } from '../../games/puerto-rico/table/ask.ts'
import { Table } from '../../games/puerto-rico/table/board/Table.tsx'
import { emptyHand, type Hand, readyMove, tap } from '../../games/puerto-rico/table/hand.ts'
import { withLayout } from '../../games/puerto-rico/table/layout.ts'
import { targetsFor } from '../../games/puerto-rico/table/targets.ts'
import { t } from '../../text/messages/t.ts'
import type { TargetKey } from '../target.tsx'
import { ActionBar } from './ActionBar.tsx'
import { Announcer } from './Announcer.tsx'
import { GameLog } from './GameLog.tsx'
import type { Guide, Refusal } from './guide.ts'
import { Shortcuts } from './Shortcuts.tsx'
import type { LiveGame, Turn } from './useGame.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useRoving } from './useRoving.ts'
import { useTravel } from './useTravel.ts'
import { useZoneInView } from './useZoneInView.ts'
import './actions.css'
import './live.css'

interface Props {
  game: LiveGame
  players: readonly string[]
  /** Whose board is shown as one's own; otherwise that of whoever decides. */
  viewer?: Seat
  /** Addresses of places to look at; their zones are shown. */
  lit?: readonly string[]
  /** Moves that leave no choice are made by the table and told. */
  playsForced?: boolean
  /** Whether somebody at this table moves for a seat; others' moves are stepped over by undo. */
  plays?: (seat: Seat) => boolean
  guide?: Guide
}

/** What was done at a decision so far. It ends with the decision. */
interface Now {
  position: Position
  turns: LiveGame['turns']
  hand: Hand
  refusal: Refusal | null
  /** Something was chosen, taken back or tried. */
  touched: boolean
}

const untouched = (position: Position, turns: LiveGame['turns']): Now => ({
  position,
  turns,
  hand: emptyHand(position),
  refusal: null,
  touched: false,
})

/** The table as it is played on: taps become moves, refused tries are answered by their rule. */
export function LiveTable(props: Props) {
  const { game, players, viewer, lit = [], playsForced = true, guide } = props
  const { plays = () => true } = props
  const chose = ({ before, move }: Turn) =>
    plays(move.seat) && !(playsForced && puertoRico.forcedMove(before) !== null)
  const { position, turns, undone } = game
  const [lately, setNow] = useState<Now>(() => untouched(position, turns))
  const fits = lately.position === position && lately.turns === turns
  const now = fits ? lately : untouched(position, turns)
  const { hand, refusal, touched } = now
  const root = useRef<HTMLDivElement>(null)
  const asked = guide?.frozen ? (turns.at(-1)?.before ?? position) : position
  const focus = asked.at === 'over' ? 'own' : ZONE_OF[asked.at as Decision]
  const last = turns.at(-1)
  const own = guide?.frozen && last && plays(last.move.seat) ? last : undefined
  useZoneInView(root, {
    zone: focus,
    decision: `${position.at} ${position.seat} ${own ? turns.length : ''}`,
    made: own,
  })
  useRoving(root)
  useTravel(root, turns)
  useKeptFocus(root, [position, guide?.frozen])

  useEffect(() => {
    const forced = playsForced ? puertoRico.forcedMove(position) : null
    if (forced) game.attempt(forced, true)
  }, [position])

  const attempt = (move: Move, then: Now = now): void => {
    const broken = game.attempt(move)
    if (broken.length > 0) setNow({ ...then, refusal: { move, broken } })
  }
  const onTap = (key: TargetKey, seat?: Seat): void => {
    const { hand: next, attempt: wanted } = tap(position, hand, key, seat)
    const then = { ...now, hand: next, refusal: null, touched: true }
    setNow(then)
    if (wanted) attempt(wanted, then)
  }
  const words = {
    choose: t('tap.choose'),
    place: t('tap.place'),
    takeBack: t('tap.take-back'),
  }
  const targets = guide?.frozen
    ? litAt(new Set(lit))
    : targetsFor({ position, hand, words, onTap, lit })
  const shown = useMemo(() => drawn(position, hand), [position, hand])

  return (
    <div class="live" ref={root}>
      <Table
        state={shown}
        viewer={viewer ?? position.seat}
        focus={focus}
        opened={lit.map((address) => zoneAt(address, viewer ?? position.seat))}
        players={players}
        targets={targets}
        named
      />
      <ActionBar
        position={position}
        hand={hand}
        ready={readyMove(position, hand)}
        refusal={refusal}
        players={players}
        canUndo={turns.some(chose)}
        canRedo={undone.length > 0}
        onAttempt={attempt}
        onHand={(next) => setNow({ ...now, hand: next })}
        onUndo={() => game.goTo(Math.max(0, turns.findLastIndex(chose)))}
        onRedo={() => game.goTo(nextChosen(turns, undone, chose))}
        guide={guide}
      />
      <GameLog turns={turns} players={players} onBackTo={game.goTo} />
      <Shortcuts table={root} />
      <Announcer
        position={position}
        hand={hand}
        touched={touched}
        turns={turns}
        refusal={refusal}
        players={players}
        guide={guide}
      />
    </div>
  )
}

/** The position with the layout that is being made. */
function drawn(position: Position, hand: Hand): Position {
  const { layout } = hand
  if (!layout) return position
  return {
    ...position,
    players: position.players.map((player, seat) =>
      seat === position.seat ? withLayout(player, layout) : player,
    ),
  }
}

/** Redo makes the next move again, and what others and the table did after it. */
function nextChosen(
  turns: LiveGame['turns'],
  undone: LiveGame['turns'],
  chose: (turn: Turn) => boolean,
): number {
  const next = undone.findIndex((turn, index) => index > 0 && chose(turn))
  return turns.length + (next < 0 ? undone.length : next)
}
