/** Every number that the written heuristic weighs with, in points unless said otherwise. */
export const WEIGHTS = {
  /** A coin with a whole game ahead, and with one builder left. */
  coinEarly: 1,
  coinLate: 0.5,
  /** A coin when nothing can be bought any more; it still decides ties. */
  coinIdle: 0.02,
  /** A good on hand that may yet be shipped. */
  ship: 0.47,
  /** How often a sale that is possible really happens. */
  sale: 0.36,
  /** How much of a sale counts for each kind, since a trader takes but one of all kinds. */
  kindShare: 0.5,
  /** What each further good of a kind is worth of the one before: ships and supply run out. */
  further: 0.93,
  /** How much of a tile's yield counts while its building is missing. */
  waiting: 0.4,
  /** Tiles of a kind hoped for with each settler to come. */
  tilesHoped: 0.4,
  /** Colonists that come to a player with each mayor. */
  arriving: 1.4,
  /** A tile that comes with its colonist against a bare one. */
  mannedTile: 1.5,
  /** How much of a sale counts for the craftsman's one good more. */
  extraSale: 0.2,
  /** How much of a yield counts that needs colonists not there yet. */
  unmanned: 0.8,
  /** A colonist beyond what it yields at once. */
  colonist: 0.25,
  /** Opponents' gains against one's own. */
  rivals: 1.15,
  /** More for opponents from production: they may trade or ship first. */
  tempo: 1.15,
  /** A point for every space of the city used up while spaces run short. */
  space: 0.8,

  /** A sale of a kind that the trading house already has. */
  office: 0.5,
  /** A tile from the pile, for each production to come; likewise a colonist on a tile. */
  hacienda: 0.03,
  hospice: 0.08,
  /** Each quarry that one may still take out of turn. */
  hut: 0.12,
  /** A colonist on a building, for each mayor to come. */
  university: 0.05,
  /** A good that need not be thrown away. */
  warehouse: 0.16,
  /** The share of the factory's pay that is really received. */
  factory: 1,
  /** Loads with a harbor in a captain phase, and what the wharf adds to one. */
  harbor: 0.8,
  wharf: 0.6,
  wharfLoad: 0.22,
  /** For large buildings: what the future adds to what they count. */
  plantsToCome: 0.5,
  shopsToCome: 0.4,
  pointsARound: 2,
} as const

/** How often a market serves, by the kinds of goods that its owner makes: none, one, several. */
export const SALES_BY_KINDS = [0.3, 0.55, 0.75] as const

/** What manned quarries save in a builder phase, one after the other, in coins. */
export const QUARRY_SAVES = [0.9, 0.75, 0.45, 0.15, 0.05] as const
