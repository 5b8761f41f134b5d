import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { asNewGame, HUMAN, type SavedGame } from '../../saves/game.ts'
import { seatsHere } from '../../saves/seats.ts'
import { keepGame } from '../../saves/store.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import type { AnsweredProps } from '../by-link/Answered.tsx'
import type { LinkToolsProps } from '../by-link/LinkTools.tsx'
import type { PartedProps } from '../by-link/Parted.tsx'
import { lazy } from '../lazy.tsx'
import { device } from '../storage.ts'
import { decidedBy } from '../table/decided.ts'
import type { LiveGame } from '../table/useGame.ts'
import type { Met, SessionGame } from './definition.ts'
import { startOfLastTurn } from './last-turn.ts'
import type { PersistedGame } from './usePersistedGame.ts'

interface Linked<G extends GameTypes> {
  /** The game as it can be gone back in: not to before what has been handed on. */
  bounded: (game: LiveGame<G>) => LiveGame<G>
  /** Nothing can be done at the table: somebody elsewhere is to move or to be answered, or one of two ways is to be chosen. */
  waits: boolean
  /** What stands in the bar, as it is what there is to do. */
  inBar: ComponentChildren
  /** What stands below the table. */
  below: ComponentChildren
  /** What stands with the result of a game that is over. */
  atEnd: ComponentChildren
  /** What stands before the table. */
  before: ComponentChildren
  /** What is told of beside what happened. */
  note: ComponentChildren
}

interface Props<G extends ScenarioTypes, Hand> {
  session: SessionGame<G, Hand>
  saved: SavedGame<NoInfer<G>>
  met: Met<NoInfer<G>> | undefined
  players: readonly string[]
  /** The moves that it was opened with. */
  made: number
}

function lazyParts<G extends GameTypes>() {
  return {
    LinkTools: lazy<LinkToolsProps<G>>(
      async () => (await import('../by-link/LinkTools.tsx')).LinkTools<G>,
    ),
    Answered: lazy<AnsweredProps>(async () => (await import('../by-link/Answered.tsx')).Answered),
    Parted: lazy<PartedProps<G>>(async () => (await import('../by-link/Parted.tsx')).Parted<G>),
  }
}

/** What a game that is played by link has around its table; nothing in any other game. */
export function useLinked<G extends ScenarioTypes, Hand>(
  { session, saved, met, players, made }: Props<G, Hand>,
  { position, turns, goTo }: LiveGame<NoInfer<G>>,
  kept: PersistedGame<NoInfer<G>>,
): Linked<G> {
  const { title, saves, table } = session
  const [{ LinkTools, Answered, Parted }] = useState(lazyParts<G>)
  const [parted, setParted] = useState(met?.is === 'parted' ? met : null)
  const { link, change } = kept
  if (!link)
    return {
      bounded: (game) => game,
      waits: false,
      inBar: null,
      below: null,
      atEnd: null,
      before: null,
      note: null,
    }
  const { seat } = position
  const humans = seatsHere({ players: saved.players, link })
  const isOver = saves.game.isOver(position)
  const isAway = !isOver && saved.players[seat] === HUMAN && !humans.includes(seat)
  const choose = (chosen: SavedGame<G>, other: SavedGame<G>): void => {
    if (parted && other.moves.length > parted.from) keepGame<G>(saves, device, asNewGame<G>(other))
    setParted(null)
    const { moves, link } = chosen
    if (chosen !== parted?.game) change({ moves, ...(link && { link }) })
  }
  const decided = decidedBy<G>(table, (seat) => humans.includes(seat))
  const last = turns.findLastIndex(decided)
  // The last turn that was handed on is what can be asked for.
  const back = startOfLastTurn(turns, link.sent, decided)
  const tools = (
    <LinkTools
      key={turns.length}
      title={title}
      saves={saves}
      kept={kept}
      turns={turns}
      position={position}
      players={players}
      humans={humans}
      away={isAway}
      old={met?.is === 'old' && turns.length === made}
      back={back}
      onUndo={(isAway || isOver) && last >= link.sent ? () => goTo(last) : null}
    />
  )
  const asker = link.asked === undefined ? undefined : turns[link.asked]?.move.seat
  const isDeclined = last < link.sent && link.declined === back
  const isGranted = met?.is === 'news' && met.granted === true && last < made
  const [other, another] = saved.players.flatMap((kind, at) =>
    kind === HUMAN && !humans.includes(at) ? [at] : [],
  )
  const isAsked = asker !== undefined && !humans.includes(asker) && humans.length > 0
  // Whoever asked and is to move plays on with the whole table.
  const isInBar = isAway || isAsked
  return {
    bounded: (game) => ({ ...game, goTo: (to) => game.goTo(Math.max(to, link.sent)) }),
    waits: isAway || isAsked || parted !== null,
    inBar: isInBar && !parted && tools,
    below: !isInBar && !isOver && tools,
    atEnd: isOver && !isInBar && !parted && tools,
    before: parted ? (
      <Parted
        saves={saves}
        words={table.words}
        players={players}
        parted={parted}
        onChoose={choose}
      />
    ) : null,
    note: (isGranted || isDeclined) && (
      <Answered
        granted={isGranted}
        who={other !== undefined && another === undefined ? players[other] : undefined}
        round={saves.roundOf(position)}
        name={players[seat] ?? ''}
      />
    ),
  }
}
