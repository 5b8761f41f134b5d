/** What buildings do, as data. A building with no effect is locked. */
import type { OptionId } from './options.ts'
import type { Good, Item, Items, Mark } from './vocabulary.ts'

/** What is owed: items by name, and food and energy in whatever gives them. */
export type Need = Readonly<Partial<Record<Item | 'food' | 'energy', number>>>

/** So much for so many: [1, 2] is a half each. */
type Rate = readonly [number, number]

export interface TradeRow {
  pay: Need
  gain: Items
  /** How often at most; null without limit. */
  most: number | null
  /** Francs that are shown and kept. */
  show?: number
}

interface LoanChoice {
  loans: number
  francs: number
}

export type Effect =
  /** Up to `most` top cards of the stacks, for their cost; `containing` in the printed cost. */
  | { kind: 'construct'; most: number; containing?: Good; discount?: Items }
  /** One ship, for its materials and energy. */
  | { kind: 'buildShip' }
  | { kind: 'gain'; items: Items }
  /** Must be held, and is kept. */
  | { kind: 'hold'; items: Items }
  /** Different goods: a base number and one for each own building of the type. */
  | {
      kind: 'choose'
      from: readonly Good[]
      base: number
      most: number
      soloOption?: OptionId
    }
  /** Top special cards, seen and laid back in any order. */
  | { kind: 'peek'; count: number }
  /** A base and one for each mark on own cards, those at most `cap`. */
  | {
      kind: 'symbols'
      each: readonly { good: Good; base: number; symbol: Mark; cap: number | null }[]
    }
  | { kind: 'emptyOffers'; amount: number }
  /** Tokens turned over; energy is rounded up on the sum, francs and the byproduct down. */
  | {
      kind: 'upgrade'
      from: Good
      to: Good
      most: number | null
      energy?: Rate
      flatEnergy?: number
      francs?: Rate
      byproduct?: { good: Good; per: Rate }
    }
  /** Exchanges, one at least. Where `limitOption` is 'none' they have no limit. */
  | { kind: 'trade'; rows: readonly TradeRow[]; limitOption?: OptionId }
  /** So many goods of any kinds for one of a list; each once, one at least. */
  | { kind: 'exchange'; rows: readonly { give: number; take: readonly Good[] }[] }
  /** Francs for one, two, three. */
  | { kind: 'sellTable'; good: Good; francs: readonly number[] }
  /** A franc for so many upgraded, and for so many basic goods. */
  | { kind: 'sellGoods'; upgraded: number; basic: number }
  | { kind: 'ship'; energyPerShip: number }
  /** Once, if wanted. */
  | { kind: 'extra'; pay: Need; gain: Items }
  /** A franc for so many held, which are kept. */
  | { kind: 'held'; goods: readonly Good[]; per: number; kindsOption: OptionId }
  | { kind: 'foreignDiscs'; francs: number }
  /** By the number of loans, the last entry for all above: how many go back free, and francs with it. */
  | { kind: 'returnLoans'; byLoans: readonly (readonly LoanChoice[])[]; choiceOption: OptionId }
  /** Another disc goes home for so many francs to its owner, and its building is entered. */
  | { kind: 'displace'; francs: number }
  /** Francs paid, and everything from two neighbouring spaces taken. */
  | { kind: 'haul'; francs: number; emptyOption: OptionId }

export type EffectKind = Effect['kind']
export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>
