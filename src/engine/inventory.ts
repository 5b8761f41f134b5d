/** Told of tokens: what, where, whose (null for the table's) and how many. */
export type TellTokens<Token extends string> = (
  token: Token,
  place: string,
  seat: number | null,
  count: number,
) => void

/** Where each token of a game can lie, and how many there are. All counting of tokens asks it. */
export interface Inventory<Position, Token extends string> {
  /** Tells every token of a position, place by place; a count may be 0, and of a broken position negative. */
  tell: (position: Position, tell: TellTokens<Token>) => void
  /** How many of each token there are in a game such as this position's; tokens without number are not named. */
  totals: (position: Position) => ReadonlyMap<Token, number>
}

/**
 * What there should be more of than a position holds: positive where tokens are missing, negative where there are too many;
 * `told` hears of every token that lies somewhere.
 */
export function missingTokens<Position, Token extends string>(
  inventory: Inventory<Position, Token>,
  position: Position,
  told: TellTokens<Token> = () => {},
): Map<Token, number> {
  const missing = new Map(inventory.totals(position))
  inventory.tell(position, (token, place, seat, count) => {
    if (count === 0) return
    told(token, place, seat, count)
    const more = missing.get(token)
    if (more !== undefined) missing.set(token, more - count)
  })
  for (const [token, more] of missing) if (more === 0) missing.delete(token)
  return missing
}
