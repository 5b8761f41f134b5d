/** What is disputed most at tables: the scenarios whose position a referee can begin from with one tap. */
export const DISPUTES: readonly string[] = [
  'wharf/may-stay-unused',
  'harbor/wharf-load-pays-too',
  'wharf/captains-point-after-a-pass',
  'storage/one-of-each-kind-is-too-many',
  'office/same-kind',
  'factory/nothing-produced',
  'hospice/none-anywhere',
  'university/declined',
  'end/twelfth-city-space',
  'captain/points-beyond-the-chips-are-written',
  'end/market-cannot-be-refilled',
]
