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
 * `onToken` is called with every token that lies somewhere.
 */
export function missingTokens<Position, Token extends string>(
  inventory: Inventory<Position, Token>,
  position: Position,
  onToken: TellTokens<Token> = () => {},
): Map<Token, number> {
  const totals = inventory.totals(position)
  const { places, counts } = tallyFor(totals)
  counts.fill(0)
  inventory.tell(position, (token, place, seat, count) => {
    if (count === 0) return
    onToken(token, place, seat, count)
    const at = places.get(token)
    if (at !== undefined) counts[at] = (counts[at] ?? 0) + count
  })
  const missing = new Map<Token, number>()
  let at = 0
  totals.forEach((total, token) => {
    const more = total - (counts[at++] ?? 0)
    if (more !== 0) missing.set(token, more)
  })
  return missing
}

interface Tally<Token> {
  places: ReadonlyMap<Token, number>
  counts: number[]
}

const tallies = new WeakMap<ReadonlyMap<string, number>, Tally<string>>()

/** Where each token is counted. A game asks for the same totals again and again. */
function tallyFor<Token extends string>(totals: ReadonlyMap<Token, number>): Tally<Token> {
  const known = tallies.get(totals)
  if (known) return known as Tally<Token>
  const tokens = Array.from(totals.keys())
  const made = {
    places: new Map(tokens.map((token, at) => [token, at])),
    counts: tokens.map(() => 0),
  }
  tallies.set(totals, made)
  return made
}
