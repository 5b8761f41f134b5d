import { useEffect, useRef } from 'preact/hooks'
import { litAt } from '../../games/puerto-rico/figure/lit.ts'
import { game as puertoRico } from '../../games/puerto-rico/rules/game.ts'
import type { Decision, Seat } from '../../games/puerto-rico/rules/vocabulary.ts'
import { ZONE_OF, zoneAt } from '../../games/puerto-rico/table/ask.ts'
import { Table } from '../../games/puerto-rico/table/board/Table.tsx'
import { readyMove } from '../../games/puerto-rico/table/hand.ts'
import { ActionBar } from './ActionBar.tsx'
import { Announcer } from './Announcer.tsx'
import { GameLog } from './GameLog.tsx'
import type { Guide } from './guide.ts'
import { Shortcuts } from './Shortcuts.tsx'
import type { LiveGame, Turn } from './useGame.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useRoving } from './useRoving.ts'
import { useTravel } from './useTravel.ts'
import { useTries } from './useTries.ts'
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

/** The table as it is played on: taps become moves, refused tries are answered by their rule. */
export function LiveTable(props: Props) {
  const { game, players, viewer, lit = [], playsForced = true, guide } = props
  const { plays = () => true } = props
  const chose = ({ before, move }: Turn) =>
    plays(move.seat) && !(playsForced && puertoRico.forcedMove(before) !== null)
  const { position, turns, undone } = game
  const { hand, refusal, touched, shown, targetsWith, onHand, attempt } = useTries(game)
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

  const targets = guide?.frozen ? litAt(new Set(lit)) : targetsWith(lit)

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
        onHand={onHand}
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

/** Redo makes the next move again, and what others and the table did after it. */
function nextChosen(
  turns: LiveGame['turns'],
  undone: LiveGame['turns'],
  chose: (turn: Turn) => boolean,
): number {
  const next = undone.findIndex((turn, index) => index > 0 && chose(turn))
  return turns.length + (next < 0 ? undone.length : next)
}
