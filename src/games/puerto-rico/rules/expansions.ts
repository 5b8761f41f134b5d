/** What a game with an expansion has besides the base game: its options, and its part of the state. */
import {
  type BuildingId,
  type ByGood,
  type ExpansionId,
  each,
  type Good,
  type Seat,
} from './vocabulary.ts'

/** What may be chosen in games with an expansion. The first value of each is the default. */
export const EXPANSION_OPTION_VALUES = {
  'exp.selection': ['draft', 'random', 'all'],
  'exp.nobleBuildings': ['pooled', 'added'],
  'exp.jeweler': ['always', 'drafted'],
  'exp.haciendaForestHouseExclusive': [false, true],
  'exp.nobleColonists': ['all', 'counted'],
  'exp.blackMarketColonistAndVp': ['toSupply', 'removed'],
  'exp.forestDiscountNeedsOccupied': [false, true],
  'exp.guestsOutOfTurn': [true, false],
  'exp.guestsInMayorPhase': [true, false],
  'exp.harborOnSmallWharf': ['perAction', 'perKind'],
  'exp.lighthouseNeedsOccupied': [true, false],
  'exp.libraryOncePerRound2p': [true, false],
  'exp.landOfficeSellsForest': [false, true],
  'exp.huntingLodgeTies': ['nobody', 'allTied'],
} as const
export type ExpansionOptionId = keyof typeof EXPANSION_OPTION_VALUES
export type ExpansionOptions = {
  [K in ExpansionOptionId]: (typeof EXPANSION_OPTION_VALUES)[K][number]
}
export type ExpansionOptionValue = ExpansionOptions[ExpansionOptionId]
export const EXPANSION_OPTION_IDS = Object.keys(EXPANSION_OPTION_VALUES) as ExpansionOptionId[]

/** The first value of each option. */
export const DEFAULT_EXPANSION_OPTIONS = each(
  EXPANSION_OPTION_IDS,
  (id) => EXPANSION_OPTION_VALUES[id][0],
) as ExpansionOptions

/** Options that concern one expansion alone. */
const ONLY: Partial<Record<ExpansionOptionId, ExpansionId>> = {
  'exp.nobleBuildings': 'nobles',
  'exp.jeweler': 'nobles',
  'exp.nobleColonists': 'nobles',
  'exp.landOfficeSellsForest': 'nobles',
  'exp.huntingLodgeTies': 'nobles',
  'exp.haciendaForestHouseExclusive': 'new-buildings',
  'exp.blackMarketColonistAndVp': 'new-buildings',
  'exp.forestDiscountNeedsOccupied': 'new-buildings',
  'exp.guestsOutOfTurn': 'new-buildings',
  'exp.guestsInMayorPhase': 'new-buildings',
  'exp.harborOnSmallWharf': 'new-buildings',
  'exp.lighthouseNeedsOccupied': 'new-buildings',
  'exp.libraryOncePerRound2p': 'new-buildings',
}

/** Options on what can be chosen. Where every building lies there anyway they settle nothing. */
const ON_CHOICE: readonly ExpansionOptionId[] = [
  'exp.nobleBuildings',
  'exp.jeweler',
  'exp.haciendaForestHouseExclusive',
]

/** The options of games with these expansions, where buildings are selected in this way. */
export const optionsWith = (
  sets: readonly ExpansionId[],
  selection: ExpansionOptions['exp.selection'] = 'draft',
): ExpansionOptionId[] =>
  EXPANSION_OPTION_IDS.filter((id) => {
    const only = ONLY[id]
    if (selection === 'all' && ON_CHOICE.includes(id)) return false
    return only === undefined || sets.includes(only)
  })

/** Nobles in the box, and the colonists of a game with them, who are not counted out. */
export const NOBLES = 20
export const COLONISTS = 100

/** What must be remembered within one phase. */
export interface AddedPhase {
  /** How many seats, from the chooser on, have been asked what comes before the phase. */
  called: number
  /** One of them is being asked, and the phase has not begun. */
  calling: boolean
  /** The chooser has said that this role is the doubled one. */
  doubled: boolean
  /** Colonists that the chooser has recruited. */
  recruits: number
  /** How many residents of the ship have been taken. */
  dealt: number
  /** Players are placing their residents. */
  placing: boolean
  /** A tile drawn and seen that is still to be laid. */
  drawn: Good | null
  /** The chooser takes the second tile. */
  second: boolean
  /** How many seats, from the chooser on, have settled what comes after the last tile. */
  settled: number
  /** Goods that the chooser took as privilege. */
  bonus: number
  /** What each seat received in this craftsman phase. */
  received: ByGood<number>[]
  /** The seat in turn has sold a good. */
  sold: boolean
  /** The seat in turn has bought or sold a tile. */
  traded: boolean
  /** Seats whose first turn of the captain phase is over. */
  opened: Seat[]
  /** Seats that were paid for equal goods. */
  paired: Seat[]
  /** The chooser was paid for choosing the captain. */
  paid: boolean
  /** Seats that have given goods for points. */
  supplied: Seat[]
  /** Seats that have used their small wharf. */
  smallWharfUsed: Seat[]
}

/** The part of a state that the expansions add. */
export interface Expansions {
  sets: ExpansionId[]
  options: ExpansionOptions
  /** Kinds of buildings that were chosen for this game, in the order of the choice. */
  chosen: BuildingId[]
  /** Nobles in the supply, and among the residents on the ship. */
  nobles: number
  aboard: number
  /** What has left the game. */
  removed: { colonists: number; nobles: number; vp: number }
  /** Seats that have doubled a privilege in this round. */
  doubled: Seat[]
  phase: AddedPhase
}
