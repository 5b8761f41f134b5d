/**
 * Told of everything that moves in a game: which rule made it move, for whom, what, how many,
 * from where to where. One call for each gain, loss and movement.
 */
export type Emit<Rule extends string, Token extends string, Place extends string> = (
  rule: Rule,
  seat: number,
  token: Token,
  count: number,
  from: Place,
  to: Place,
) => void

/** An event kept: what a log line, a trace or an announcement is made from. */
export interface GameEvent<
  Rule extends string = string,
  Token extends string = string,
  Place extends string = string,
> {
  rule: Rule
  seat: number
  token: Token
  count: number
  from: Place
  to: Place
}

/** For bulk play, where nobody reads along. */
export const noop = (): void => {}

/** A sink that appends to `events`; movements of nothing are left out. */
export function emitInto<Rule extends string, Token extends string, Place extends string>(
  events: GameEvent<Rule, Token, Place>[],
): Emit<Rule, Token, Place> {
  return (rule, seat, token, count, from, to) => {
    if (count !== 0) events.push({ rule, seat, token, count, from, to })
  }
}

/** What `seat` has more or less of after `events`, token by token; zero sums are left out. */
export function sumGains<Token extends string, Place extends string>(
  events: readonly GameEvent<string, Token, Place>[],
  seat: number,
  ownPlaces: ReadonlySet<Place>,
  uncounted: ReadonlySet<Token>,
): Partial<Record<Token, number>> {
  const sums: Partial<Record<Token, number>> = {}
  for (const { seat: whose, token, count, from, to } of events) {
    if (whose !== seat || uncounted.has(token)) continue
    const change = count * (Number(ownPlaces.has(to)) - Number(ownPlaces.has(from)))
    sums[token] = (sums[token] ?? 0) + change
  }
  for (const token of Object.keys(sums) as Token[]) if (sums[token] === 0) delete sums[token]
  return sums
}
