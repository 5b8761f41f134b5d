/**
 * Every rule the engine can cite, chapter by chapter, each with the number that people quote it by.
 * A number once published stays with its rule: a new rule gets the next free one.
 */
export const CHAPTERS = [
  {
    id: 'setup',
    number: 0,
    rules: {
      'setup.round-cards': 1,
      'setup.tiles': 2,
      'setup.stacks': 3,
      'setup.town': 4,
      'setup.short-ships': 5,
      'setup.black-market-on-top': 6,
      'setup.specials': 7,
      'setup.start-seat': 8,
      'setup.harbour': 9,
      'setup.offers': 10,
    },
  },
  {
    id: 'turn',
    number: 1,
    rules: {
      'turn.seat': 2,
      'turn.phase': 3,
      'turn.supply-first': 4,
      'turn.supply-two-tokens': 5,
      'turn.seven-per-round': 6,
      'turn.main-action-once': 7,
      'turn.no-pass': 8,
      'turn.supply-once': 9,
    },
  },
  {
    id: 'offer',
    number: 2,
    rules: { 'offer.take-all': 1, 'offer.not-empty': 2, 'offer.disc-stays': 3 },
  },
  {
    id: 'enter',
    number: 3,
    rules: {
      'enter.built-only': 1,
      'enter.not-locked': 2,
      'enter.not-occupied': 3,
      'enter.not-own-disc': 4,
      'enter.must-act': 5,
      'enter.fee-first': 6,
      'enter.fee-alternative': 7,
      'enter.fee-to-owner': 8,
      'enter.own-free': 9,
      'enter.disc': 10,
    },
  },
  {
    id: 'pay',
    number: 4,
    rules: {
      'pay.franc-for-food': 1,
      'pay.no-food-for-franc': 2,
      'pay.no-change': 3,
      'pay.no-superfluous-token': 4,
      'pay.substitutes': 5,
      'pay.token-once': 6,
      'pay.whole': 7,
      'round.against-player': 8,
      'pay.held': 9,
    },
  },
  {
    id: 'buy',
    number: 5,
    rules: {
      'buy.own-turn': 1,
      'buy.top-or-town': 2,
      'buy.price': 3,
      'buy.not-for-sale': 4,
      'buy.not-back-same-turn': 5,
      'buy.not-in-final-stage': 6,
      'buy.frees-disc': 7,
    },
  },
  {
    id: 'sell',
    number: 6,
    rules: {
      'sell.to-town': 1,
      'sell.half-value': 2,
      'sell.any-turn': 3,
      'sell.not-during-action': 4,
      'sell.ship-on-stack': 5,
      'sell.frees-disc': 6,
      'sell.own-card': 7,
    },
  },
  {
    id: 'construct',
    number: 7,
    rules: {
      'construct.top-card': 1,
      'construct.not-town': 2,
      'construct.material': 3,
      'construct.firm-two': 4,
      'construct.buy-between': 5,
      'construct.sawmill': 6,
      'construct.masons-guild': 7,
      'construct.not-constructible': 8,
      'construct.stadium': 9,
      'construct.firm-only': 10,
    },
  },
  {
    id: 'ship',
    number: 8,
    rules: {
      'ship.wharf-only': 1,
      'ship.top-card': 2,
      'ship.one-per-visit': 3,
      'ship.material': 4,
      'ship.energy': 5,
      'ship.modernise': 6,
      'ship.yacht-exchange': 7,
    },
  },
  {
    id: 'action',
    number: 9,
    rules: {
      'action.gain': 1,
      'action.hold': 2,
      'action.choose': 3,
      'action.peek': 4,
      'action.symbols': 5,
      'action.empty-offers': 6,
      'action.upgrade': 7,
      'action.energy': 8,
      'action.wind-farm': 9,
      'action.trade': 10,
      'action.limit': 11,
      'action.show': 12,
      'action.exchange': 13,
      'action.sell-goods': 14,
      'action.ship': 15,
      'action.capacity': 16,
      'action.extra': 17,
      'action.held': 18,
      'action.foreign-discs': 19,
      'action.return-loans': 20,
      'action.displace': 21,
      'action.haul': 22,
      'action.haul-neighbours': 23,
      'action.any-number': 24,
    },
  },
  {
    id: 'interest',
    number: 10,
    rules: { 'interest.one-franc': 1, 'interest.francs-only': 2, 'interest.when': 3 },
  },
  {
    id: 'loan',
    number: 11,
    rules: {
      'loan.only-when-short': 1,
      'loan.all-spent-first': 2,
      'loan.fewest': 3,
      'loan.no-forced-sale': 4,
      'loan.repay': 5,
      'loan.end-penalty': 6,
    },
  },
  {
    id: 'end',
    number: 12,
    rules: {
      'end.harvest': 1,
      'end.feedlot': 2,
      'end.feeding': 3,
      'end.feeding-pay': 4,
      'end.town-standard': 5,
      'end.town-special': 6,
      'end.new-ship': 7,
      'end.next-seat': 8,
    },
  },
  {
    id: 'final',
    number: 13,
    rules: {
      'final.one-action': 1,
      'final.occupied-open': 2,
      'final.own-disc-closed': 3,
      'final.no-supply': 4,
    },
  },
  {
    id: 'score',
    number: 14,
    rules: {
      'score.values': 1,
      'score.plus': 2,
      'score.cash': 3,
      'score.goods-nothing': 4,
      'score.tie': 5,
    },
  },
  /** No rule of the game: what could not be read as a move at all. */
  { id: 'form', number: 'F', rules: { 'turn.form': 1 } },
] as const

export type ChapterId = (typeof CHAPTERS)[number]['id']
type IdsOf<C> = C extends { rules: infer R } ? keyof R & string : never
export type RuleId = IdsOf<(typeof CHAPTERS)[number]>

/** Every rule id, chapter by chapter. */
export const RULES = CHAPTERS.flatMap(({ rules }) => Object.keys(rules) as RuleId[])

const places = new Map(
  CHAPTERS.flatMap(({ number, rules }) =>
    Object.entries(rules).map(([rule, place]) => [rule, `${number}.${place}`] as const),
  ),
)

/** The number that a rule is quoted by, as '6.4'; an id that is none throws. */
export function placeOf(rule: RuleId): string {
  const place = places.get(rule)
  if (!place) throw new RangeError(`no rule ${rule}`)
  return place
}

const pages = new Map(
  CHAPTERS.flatMap(({ id, rules }) =>
    Object.keys(rules).map((rule) => [rule, id === 'form' ? 'turn' : id] as const),
  ),
)

/** The page of the reference that tells a rule, which is its chapter's; an id that is none throws. */
export function pageOf(rule: RuleId): ChapterId {
  const page = pages.get(rule)
  if (!page) throw new RangeError(`no rule ${rule}`)
  return page
}
