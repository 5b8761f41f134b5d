import { expect, test } from 'vitest'
import { casesOfBuild } from './cases.ts'

/** For each ruling on what the documents leave open or tell differently (sections C to H), the cases that settle it. */
const SETTLED: Record<string, readonly string[]> = {
  C1: ['settler/privilege-is-no-duty', 'settler/nobody-wants-a-tile'],
  C2: ['settler/leftovers-are-discarded', 'settler/leftovers-under-the-pile'],
  C3: [
    'settler/short-pile',
    'settler/leftovers-are-shuffled-in',
    'classic/late-settlers-get-nothing',
  ],
  C4: ['settler/gap-is-not-filled'],
  C5: ['settler/no-quarries-left', 'construction-hut/last-quarry-is-gone'],
  C6: ['settler/full-island', 'hacienda/full-island'],
  C7: ['construction-hut/quarry-without-the-role', 'hacienda/with-hut-one-quarry'],
  C8: ['hacienda/draw-is-no-duty', 'hacienda/drawn-tile-stays', 'hacienda/draw-then-take'],
  C9: ['hacienda/last-space-drawn', 'hacienda/last-space-kept'],
  C10: ['hacienda/empty-pile', 'hacienda/nothing-left-to-draw'],
  C11: ['hospice/not-on-the-drawn-tile', 'hospice/on-the-drawn-tile-by-option'],
  C12: ['hospice/on-a-quarry'],
  C13: ['hospice/from-the-market', 'hospice/none-anywhere', 'end/hospice-takes-the-last-colonist'],
  C14: ['hospice/declined'],
  C16: ['settler/leftovers-are-shuffled-in'],
  D1: ['builder/one-building-each'],
  D2: ['builder/same-building-twice'],
  D3: ['builder/sold-out'],
  D4: ['builder/passing-pays-nothing'],
  D5: ['builder/empty-quarries', 'builder/three-quarries-first-column'],
  D6: ['builder/never-below-zero'],
  D7: ['builder/privilege-beyond-the-limit', 'builder/three-quarries-city-hall'],
  D8: ['builder/one-space-large-building', 'builder/two-spaces-apart'],
  D9: ['builder/no-tearing-down'],
  D10: ['university/one-for-three-circles', 'university/not-on-another-building'],
  D12: ['university/from-the-market', 'university/none-anywhere', 'university/declined'],
  D13: ['university/not-for-itself'],
  D14: ['builder/no-paying-with-goods'],
  D15: ['builder/twelfth-space', 'end/large-building-fills-the-last-two'],
  E1: ['mayor/first-round'],
  E2: ['mayor/uneven-share', 'mayor/one-on-the-ship', 'classic/fewer-colonists-than-players'],
  E3: ['mayor/no-privilege-from-the-ship'],
  E4: [
    'mayor/privilege-declined',
    'mayor/ship-colonists-are-not-declined',
    'mayor/privilege-must-by-option',
  ],
  E5: ['mayor/no-saving-for-later', 'mayor/free-choice-of-empty-circles'],
  E6: ['mayor/everything-may-move', 'mayor/chooser-places-first'],
  E7: ['mayor/stored-wait-for-the-phase'],
  E8: [
    'mayor/refill-counts-buildings',
    'mayor/stored-do-not-count-against-the-refill',
    'mayor/refill-at-least-two',
  ],
  E10: ['mayor/short-refill', 'mayor/exact-refill', 'mayor/exact-refill-by-option'],
  E11: ['end/hospice-takes-the-last-colonist'],
  E12: ['craftsman/the-smaller-number'],
  E13: ['mayor/share-refused-by-option'],
  F1: ['craftsman/shortage-in-turn-order'],
  F2: ['craftsman/only-what-was-received', 'craftsman/privilege-declined'],
  F3: ['factory/privilege-good-does-not-count'],
  F4: ['factory/one-kind', 'factory/three-kinds', 'factory/all-five-kinds'],
  F5: ['craftsman/no-producing-less'],
  F6: ['craftsman/supply-gone-before-the-privilege'],
  F7: ['trader/no-sale-no-privilege', 'trader/corn-for-the-privilege', 'markets/no-sale'],
  F8: ['trader/kind-left-from-before', 'office/same-kind', 'office/full-house'],
  F9: ['trader/emptied-when-full', 'trader/not-full-not-emptied'],
  F10: ['markets/both-markets'],
  F11: ['captain/captains-point-once', 'wharf/earns-the-captains-point'],
  F12: [
    'captain/five-corn-two-empty-ships',
    'captain/six-tobacco-two-empty-ships',
    'captain/any-empty-ship-by-option',
  ],
  F13: ['captain/smaller-load-first', 'captain/second-turn-is-a-duty-too'],
  F14: ['captain/full-ship-still-blocks-its-kind'],
  F15: ['captain/alone-to-the-end', 'wharf/both-passed-and-it-is-over'],
  F16: ['harbor/one-point-a-load-not-a-good', 'harbor/wharf-load-pays-too'],
  F17: ['wharf/may-stay-unused', 'wharf/must-be-used-by-option'],
  F17b: ['wharf/although-the-ships-take-all', 'wharf/unused-wharf-does-not-excuse'],
  F18: ['wharf/passing-is-not-final'],
  F19: [
    'wharf/kind-that-lies-on-a-ship',
    'wharf/not-the-largest-kind',
    'wharf/does-not-block-the-kind',
    'wharf/takes-more-than-any-ship',
  ],
  F20: ['wharf/goods-return-at-once'],
  F21: ['storage/one-good-not-one-kind'],
  F22: [
    'warehouses/small-one-kind-and-one-good',
    'warehouses/large-two-kinds-and-one-good',
    'warehouses/both-three-kinds-and-one-good',
  ],
  F23: ['storage/owner-chooses-what-stays'],
  F24: [
    'storage/no-throwing-away',
    'storage/throwing-away-by-option',
    'warehouses/no-room-left-unused',
  ],
  F25: ['storage/captain-stores-first'],
  F26: [
    'warehouses/small-warehouse-does-not-excuse-loading',
    'warehouses/large-warehouse-does-not-excuse-loading',
  ],
  F27: ['captain/only-full-ships-are-emptied'],
  G1: ['end/market-cannot-be-refilled', 'end/chips-gone-to-the-last-one', 'end/twelfth-city-space'],
  G2: ['captain/chips-gone-in-the-last-pick'],
  G3: [
    'end/points-beyond-the-chips-are-written-down',
    'end/points-beyond-the-chips-are-lost',
    'end/written-points-count-for-the-customs-house',
  ],
  G4: ['end/chips-gone-to-the-last-one'],
  G5: ['end/two-reasons-in-one-round'],
  G6: ['end/twelfth-city-space'],
  H1: ['scoring/empty-buildings-keep-their-points', 'large-buildings/guild-hall-left-empty'],
  H2: ['large-buildings/residence-few-tiles'],
  H3: ['large-buildings/fortress-counts-stored-colonists'],
  H4: ['large-buildings/customs-house-printed-example'],
  H5: ['large-buildings/guild-hall-counts-empty-plants'],
  H6: ['large-buildings/city-hall-printed-example'],
  H7: ['scoring/coins-and-goods-break-a-tie', 'scoring/goods-on-a-ship-no-longer-count'],
  H8: ['scoring/a-draw'],
  H9: ['scoring/only-goods-kept-at-the-last-storing-count'],
}

const ids = new Set(casesOfBuild().map(({ id }) => id))

test.each(Object.entries(SETTLED))('%s is settled by cases', (_, settling) => {
  expect(settling.filter((id) => !ids.has(id))).toEqual([])
})

test('there are at least 100 cases, each under a subject and with a verdict of its own', () => {
  const cases = casesOfBuild()
  expect(cases.length).toBeGreaterThan(100)
  expect(cases.filter(({ subjects }) => subjects.length === 0).map(({ id }) => id)).toEqual([])
})
