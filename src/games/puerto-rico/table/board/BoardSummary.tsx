import type { ComponentChildren, FunctionComponent } from 'preact'
import { Message } from '../../../../ui/Message.tsx'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { type Player, playerAt, type State } from '../../rules/state.ts'
import { GOODS, type Role, type Seat, TILES } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/t.ts'
import { tileTerm } from '../../words/say.ts'
import { GoodPiece } from '../pieces/GoodPiece.tsx'
import { Colonist } from '../pieces/Peg.tsx'
import { RoleEmblem } from '../pieces/RoleEmblem.tsx'
import { TilePiece } from '../pieces/TilePiece.tsx'

const HOUSE: Role = 'builder'

interface Props {
  state: State
  seat: Seat
  /** What a game with an expansion holds besides. */
  More?: FunctionComponent<{ player: Player }> | undefined
}

/** What a folded board says of itself: goods, how many buildings, who waits, tiles by kind. */
export function BoardSummary({ state, seat, More }: Props) {
  const player = playerAt(state, seat)
  const { goods, tiles, city, stored } = player
  return (
    <span class="holdings">
      <span class="held-group">
        {GOODS.filter((good) => goods[good] > 0).map((good) => (
          <Held key={good} piece={<GoodPiece good={good} />} count={goods[good]}>
            <Term id={good} />
          </Held>
        ))}
      </span>
      <span class="held-group">
        <Held piece={<RoleEmblem role={HOUSE} />} count={city.length}>
          <Message segments={say('table.buildings')} />
        </Held>
        {stored > 0 && (
          <Held piece={<Colonist />} count={stored}>
            <Message segments={say('table.stored')} />
          </Held>
        )}
      </span>
      <span class="held-group">
        {TILES.filter((tile) => tiles[tile] > 0).map((tile) => (
          <Held key={tile} piece={<TilePiece tile={tile} />} count={tiles[tile]}>
            <Term id={tileTerm(tile)} />
          </Held>
        ))}
        {More && <More player={player} />}
      </span>
    </span>
  )
}

interface HeldProps {
  piece: ComponentChildren
  count: number
  /** What the piece is called, for those who listen. */
  children: ComponentChildren
}

/** A piece and how many of it there are. */
export function Held({ piece, count, children }: HeldProps) {
  return (
    <span class="held">
      {piece}
      <ScreenReaderOnly>{children} </ScreenReaderOnly>
      {count}
    </span>
  )
}
