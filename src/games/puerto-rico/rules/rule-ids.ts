import { ADDED_CHAPTERS, type AddedChapter } from './expansions/rule-ids.ts'

/**
 * Every rule the engine can cite, chapter by chapter, each with the number that people quote it by
 * (선장 6.4). A number once published stays with its rule: a new rule gets the next free one;
 * its words stand in one paragraph of the reference, in every language.
 */
export const CHAPTERS = [
  {
    id: 'setup',
    number: 0,
    rules: {
      'setup.coins': 1,
      'setup.plantation': 2,
      'setup.display': 3,
      'setup.market': 4,
    },
  },
  {
    id: 'settler',
    number: 1,
    rules: {
      'settler.take': 1,
      'settler.face-up': 2,
      'settler.quarry-privilege': 3,
      'settler.quarry-stock': 4,
      'settler.land-space': 5,
      'settler.discard': 6,
      'settler.refill': 7,
      'settler.reshuffle': 8,
      'settler.one-tile': 9,
    },
  },
  {
    id: 'mayor',
    number: 2,
    rules: {
      'mayor.privilege': 1,
      'mayor.privilege-supply': 2,
      'mayor.privilege-must': 3,
      'mayor.share': 4,
      'mayor.circles': 5,
      'mayor.own-colonists': 6,
      'mayor.fill-circles': 7,
      'mayor.place': 8,
      'mayor.store': 9,
      'mayor.refill': 10,
      'mayor.refill-minimum': 11,
      'mayor.share-optional': 12,
    },
  },
  {
    id: 'builder',
    number: 3,
    rules: {
      'builder.build': 1,
      'builder.in-supply': 2,
      'builder.one-each': 3,
      'builder.city-space': 4,
      'builder.price': 5,
      'builder.privilege': 6,
      'builder.quarry': 7,
      'builder.one-building': 8,
    },
  },
  {
    id: 'craftsman',
    number: 4,
    rules: {
      'craftsman.corn': 1,
      'craftsman.process': 2,
      'craftsman.shortage': 3,
      'craftsman.privilege': 4,
      'craftsman.privilege-kind': 5,
      'craftsman.privilege-supply': 6,
    },
  },
  {
    id: 'trader',
    number: 5,
    rules: {
      'trader.own-good': 1,
      'trader.house-space': 2,
      'trader.one-of-each': 3,
      'trader.sell': 4,
      'trader.price': 5,
      'trader.privilege': 6,
      'trader.empty-house': 7,
    },
  },
  {
    id: 'captain',
    number: 6,
    rules: {
      'captain.own-good': 1,
      'captain.ship-in-play': 2,
      'captain.one-kind-per-ship': 3,
      'captain.kind-elsewhere': 4,
      'captain.ship-space': 5,
      'captain.must-load': 6,
      'captain.load-all': 7,
      'captain.largest-load': 8,
      'captain.load': 9,
      'captain.point': 10,
      'captain.privilege': 11,
      'storage.own-goods': 12,
      'storage.single': 13,
      'storage.no-discard': 14,
      'storage.keep': 15,
      'storage.return': 16,
      'captain.empty-ships': 17,
    },
  },
  {
    id: 'prospector',
    number: 7,
    rules: {
      'prospector.coin': 1,
    },
  },
  {
    id: 'round',
    number: 8,
    rules: {
      'round.role-in-game': 1,
      'round.role-free': 2,
      'round.must-choose': 3,
      'round.take-role': 4,
      'round.role-coins': 5,
      'round.unchosen-coin': 6,
      'round.governor': 7,
      'turn.seat': 8,
      'turn.phase': 9,
    },
  },
  {
    id: 'commercial',
    number: 9,
    rules: {
      'small-market.coin': 1,
      'hacienda.draw': 2,
      'hacienda.owned': 3,
      'hacienda.once': 4,
      'hacienda.pile': 5,
      'hut.quarry': 6,
      'small-warehouse.keep': 7,
      'hospice.colonist': 8,
      'hospice.owned': 9,
      'hospice.that-tile': 10,
      'hospice.not-drawn-tile': 11,
      'hospice.none-left': 12,
      'hospice.from-market': 13,
      'office.same-kind': 14,
      'large-market.coins': 15,
      'large-warehouse.keep': 16,
      'factory.coins': 17,
      'university.colonist': 18,
      'university.owned': 19,
      'university.that-building': 20,
      'university.none-left': 21,
      'university.from-market': 22,
      'harbor.point': 23,
      'wharf.load': 24,
      'wharf.owned': 25,
      'wharf.once': 26,
      'wharf.load-all': 27,
      'wharf.must-use': 28,
    },
  },
  {
    id: 'large',
    number: 10,
    rules: {
      'guild-hall.bonus': 1,
      'residence.bonus': 2,
      'fortress.bonus': 3,
      'customs-house.bonus': 4,
      'city-hall.bonus': 5,
    },
  },
  {
    id: 'end',
    number: 11,
    rules: {
      'end.colonists': 1,
      'end.chips': 2,
      'end.chips-on-paper': 3,
      'end.city': 4,
      'end.round-played': 5,
    },
  },
  {
    id: 'scoring',
    number: 12,
    rules: {
      'score.chips': 1,
      'score.buildings': 2,
      'score.tie-break': 3,
      'score.draw': 4,
    },
  },
  /** No rules of the game: what could not be read as a move at all, or is none of the game that is played. */
  { id: 'form', number: 'F', rules: { 'turn.form': 1, 'turn.in-game': 2 } },
] as const

type IdsOf<C> = C extends { rules: infer R } ? keyof R & string : never
export type BaseRuleId = IdsOf<(typeof CHAPTERS)[number]>
export type AddedRuleId = IdsOf<AddedChapter>
export type RuleId = BaseRuleId | AddedRuleId
export type ChapterId = (typeof CHAPTERS)[number]['id'] | AddedChapter['id']

/** Where a rule stands: its chapter and its number for quoting, as '6.4'. */
interface RulePlace {
  chapter: ChapterId
  number: string
}

/** Every rule id of the base game, chapter by chapter. */
export const RULES: readonly RuleId[] = CHAPTERS.flatMap(
  ({ rules }) => Object.keys(rules) as BaseRuleId[],
)

const ALL_CHAPTERS: readonly { id: ChapterId; number: number | string; rules: object }[] = [
  ...CHAPTERS,
  ...ADDED_CHAPTERS,
]
const places: ReadonlyMap<RuleId, RulePlace> = new Map(
  ALL_CHAPTERS.flatMap(({ id, number, rules }) =>
    (Object.entries(rules) as [RuleId, number][]).map(([rule, place]): [RuleId, RulePlace] => [
      rule,
      { chapter: id, number: `${number}.${place}` },
    ]),
  ),
)

/** Every rule id, chapter by chapter, those of the expansions last. */
export const ALL_RULES: readonly RuleId[] = [...places.keys()]

/** The rules of a chapter, in their order. */
export const rulesOf = (chapter: ChapterId): readonly RuleId[] =>
  ALL_RULES.filter((rule) => places.get(rule)?.chapter === chapter)

/** The place of a rule; an id that is none throws. */
export function placeOf(rule: RuleId): RulePlace {
  const place = places.get(rule)
  if (!place) throw new RangeError(`no rule ${rule}`)
  return place
}
