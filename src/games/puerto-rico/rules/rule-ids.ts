/**
 * Every rule the engine can cite, chapter by chapter. A rule's place here gives its number (선장 6.4);
 * its words stand in one paragraph of the reference, in every language.
 */
export const CHAPTERS = [
  {
    id: 'setup',
    number: 0,
    rules: ['setup.coins', 'setup.plantation', 'setup.display', 'setup.market'],
  },
  {
    id: 'settler',
    number: 1,
    rules: [
      'settler.take',
      'settler.face-up',
      'settler.quarry-privilege',
      'settler.quarry-stock',
      'settler.land-space',
      'settler.discard',
      'settler.refill',
      'settler.reshuffle',
    ],
  },
  {
    id: 'mayor',
    number: 2,
    rules: [
      'mayor.privilege',
      'mayor.privilege-supply',
      'mayor.privilege-must',
      'mayor.share',
      'mayor.circles',
      'mayor.own-colonists',
      'mayor.fill-circles',
      'mayor.place',
      'mayor.store',
      'mayor.refill',
      'mayor.refill-minimum',
    ],
  },
  {
    id: 'builder',
    number: 3,
    rules: [
      'builder.build',
      'builder.in-supply',
      'builder.one-each',
      'builder.city-space',
      'builder.price',
      'builder.privilege',
      'builder.quarry',
    ],
  },
  {
    id: 'craftsman',
    number: 4,
    rules: [
      'craftsman.corn',
      'craftsman.process',
      'craftsman.shortage',
      'craftsman.privilege',
      'craftsman.privilege-kind',
      'craftsman.privilege-supply',
    ],
  },
  {
    id: 'trader',
    number: 5,
    rules: [
      'trader.own-good',
      'trader.house-space',
      'trader.one-of-each',
      'trader.sell',
      'trader.price',
      'trader.privilege',
      'trader.empty-house',
    ],
  },
  {
    id: 'captain',
    number: 6,
    rules: [
      'captain.own-good',
      'captain.ship-in-play',
      'captain.one-kind-per-ship',
      'captain.kind-elsewhere',
      'captain.ship-space',
      'captain.must-load',
      'captain.load-all',
      'captain.largest-load',
      'captain.load',
      'captain.point',
      'captain.privilege',
      'storage.own-goods',
      'storage.single',
      'storage.no-discard',
      'storage.keep',
      'storage.return',
      'captain.empty-ships',
    ],
  },
  { id: 'prospector', number: 7, rules: ['prospector.coin'] },
  {
    id: 'round',
    number: 8,
    rules: [
      'round.role-in-game',
      'round.role-free',
      'round.must-choose',
      'round.take-role',
      'round.role-coins',
      'round.unchosen-coin',
      'round.governor',
      'turn.form',
      'turn.seat',
      'turn.phase',
    ],
  },
  {
    id: 'commercial',
    number: 9,
    rules: [
      'small-market.coin',
      'hacienda.draw',
      'hacienda.owned',
      'hacienda.once',
      'hacienda.pile',
      'hut.quarry',
      'small-warehouse.keep',
      'hospice.colonist',
      'hospice.owned',
      'hospice.that-tile',
      'hospice.not-drawn-tile',
      'hospice.none-left',
      'hospice.from-market',
      'office.same-kind',
      'large-market.coins',
      'large-warehouse.keep',
      'factory.coins',
      'university.colonist',
      'university.owned',
      'university.that-building',
      'university.none-left',
      'university.from-market',
      'harbor.point',
      'wharf.load',
      'wharf.owned',
      'wharf.once',
      'wharf.load-all',
      'wharf.must-use',
    ],
  },
  {
    id: 'large',
    number: 10,
    rules: [
      'guild-hall.bonus',
      'residence.bonus',
      'fortress.bonus',
      'customs-house.bonus',
      'city-hall.bonus',
    ],
  },
  {
    id: 'end',
    number: 11,
    rules: ['end.colonists', 'end.chips', 'end.chips-on-paper', 'end.city', 'end.round-played'],
  },
  {
    id: 'scoring',
    number: 12,
    rules: ['score.chips', 'score.buildings', 'score.tie-break', 'score.draw'],
  },
] as const

export type ChapterId = (typeof CHAPTERS)[number]['id']
export type RuleId = (typeof CHAPTERS)[number]['rules'][number]

/** Every rule id, in the order of the numbers. */
export const RULES: readonly RuleId[] = CHAPTERS.flatMap(
  (chapter): readonly RuleId[] => chapter.rules,
)

const places = new Map<RuleId, { chapter: ChapterId; number: string }>(
  CHAPTERS.flatMap((chapter) =>
    chapter.rules.map(
      (rule, index) =>
        [rule, { chapter: chapter.id, number: `${chapter.number}.${index + 1}` }] as const,
    ),
  ),
)

/** Where a rule stands: its chapter and its number for quoting, as '6.4'. */
export function placeOf(rule: RuleId): { chapter: ChapterId; number: string } {
  const place = places.get(rule)
  if (!place) throw new RangeError(`no rule ${rule}`)
  return place
}
