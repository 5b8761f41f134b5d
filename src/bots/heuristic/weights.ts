/** Every number that the written heuristic weighs with, in points unless said otherwise. */
export const WEIGHTS = {
  /** A coin with a whole game ahead, and with one builder left. */
  coinEarly: 0.75,
  coinLate: 0.45,
  /** A coin when nothing can be bought any more; it still decides ties. */
  coinIdle: 0.02,
  /** A good on hand that may yet be shipped. */
  ship: 0.72,
  /** How often a sale that is possible really happens. */
  sale: 0.55,
  /** How much of a sale counts for each kind, since a trader takes but one of all kinds. */
  kindShare: 0.5,
  /** What each further good of a kind is worth of the one before: ships and supply run out. */
  further: 0.93,
  /** How much of a tile's yield counts while its building is missing. */
  waiting: 0.4,
  /** How much of a yield counts that needs colonists not there yet. */
  unmanned: 0.8,
  /** A colonist beyond what he yields at once. */
  colonist: 0.25,
  /** Opponents' gains against one's own. */
  rivals: 0.9,
  /** More for opponents from production: they may trade or ship first. */
  tempo: 1.15,
  /** A point for every space of the city used up while spaces run short. */
  space: 0.5,
} as const

/** What manned quarries save in a builder phase, one after the other, in coins. */
export const QUARRY_SAVES = [0.9, 0.75, 0.45, 0.15, 0.05] as const
