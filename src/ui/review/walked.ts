import type { ComponentChildren } from 'preact'
import type { Game } from '../../engine/game.ts'
import type { GameTypes } from '../../engine/types.ts'
import type { TurnWords } from '../table/AnnouncedTurn.tsx'
import type { BoardProps, TableGame, TableWords } from '../table/definition.ts'

/** What of a table is asked for where moves are shown and none is made. */
export interface WalkedTable<G extends GameTypes>
  extends Pick<TableGame<G, never>, 'addressesOf' | 'pieceOf' | 'departs'> {
  Board: (props: BoardProps<G>) => ComponentChildren
  words: TurnWords<G> & Pick<TableWords<G>, 'move'>
  game: Pick<Game<G>, 'applyMove'>
}
