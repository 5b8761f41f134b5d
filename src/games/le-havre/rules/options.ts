/** What the documents leave open, each with its default. */
const OPTIONS = {
  'cost.ironworksWood': [3, 1],
  'cost.artsCentreClay': [2, 1],
  'setup.blackMarketOnTop': ['redeal', 'keep'],
  'setup.startSeat': ['seat1', 'random'],
  'solo.marketplaceLimit': [8, 4],
  'solo.removeHarbourWatch': [false, true],
  'sell.outOfTurn': [true, false],
  'construct.sellBetween': [false, true],
  'enter.withoutEffect': [false, true],
  'offer.emptySpace': [false, true],
  'final.reenterAfterSale': [true, false],
  'loan.count': ['fewest', 'free'],
  'loan.interestTwoWhenMany': [false, true],
  'localCourt.threeLoans': ['choice', 'returnTwo'],
  'zoo.divide': ['joint', 'perKind'],
  'haulage.emptySpace': ['refuse', 'allow'],
  'coalTrader.limits': ['card', 'none'],
  'businessOffice.chain': [false, true],
  'yacht.buyable': [true, false],
  'symbols.onShipCards': [true, false],
  'stadium.townIcon': [false, true],
  'windFarm.scope': ['mainAction', 'perShip'],
  'fee.overpayWithFrancs': [false, true],
} as const

export type OptionId = keyof typeof OPTIONS
export type OptionValue = string | number | boolean
/** A value for every option. */
export type Options = { [id in OptionId]: (typeof OPTIONS)[id][number] }

export const OPTION_IDS = Object.keys(OPTIONS) as OptionId[]
/** The values each option may have, the default first. */
export const OPTION_VALUES: Record<OptionId, readonly OptionValue[]> = OPTIONS
export const DEFAULT_OPTIONS = Object.fromEntries(
  Object.entries(OPTIONS).map(([id, [first]]) => [id, first]),
) as Options
