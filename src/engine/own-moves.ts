/**
 * The moves of the seat that decides. A move definition may be open to other seats as well; what they may do meanwhile is theirs
 * to do, and nobody who decides for one seat picks it.
 */
interface Seated {
  seat: number
}

/** Every legal move of the seat that decides, each once, one by one. */
export function* ownMoves<Position extends Seated, Move extends Seated>(
  { legalMoves }: { legalMoves: (position: Position) => Iterable<Move> },
  position: Position,
): Generator<Move, undefined> {
  for (const move of legalMoves(position)) if (move.seat === position.seat) yield move
}

/** A legal move of the seat that decides, each as likely as `randomMove` draws it; null where the game is over. */
export function randomOwnMove<Position extends Seated, Move extends Seated>(
  { randomMove }: { randomMove: (position: Position, random: () => number) => Move | null },
  position: Position,
  random: () => number,
): Move | null {
  for (;;) {
    const move = randomMove(position, random)
    // Where a game goes on, the seat that decides can move: it is drawn some time.
    if (!move || move.seat === position.seat) return move
  }
}
