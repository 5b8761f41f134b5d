/** What people type, and the rules that must be among the first three answers. For the tests. */
import type { RuleId } from '../games/puerto-rico/rules.ts'

export const QUERIES: Readonly<Record<string, readonly RuleId[]>> = {
  창고: ['small-warehouse.keep', 'large-warehouse.keep'],
  ㅊㄱ: ['small-warehouse.keep', 'large-warehouse.keep'],
  ㅈㅅㅅ: ['wharf.load'],
  상품이: ['captain.own-good'],
  선장단계: ['wharf.once'],
  wharf: ['wharf.load'],
  造船所: ['wharf.load'],
  병원: ['hospice.colonist'],
  숙박소: ['hospice.colonist'],
  '이주민 선박 채우지': ['end.colonists'],
  '상인 조합': ['guild-hall.bonus'],
  税関: ['customs-house.bonus'],
  ㅎㄱ: ['harbor.point'],
  무승부: ['score.draw'],
  동점: ['score.tie-break'],
  '빈 배': ['captain.largest-load'],
  '6.8': ['captain.largest-load'],
  '마지막 라운드': ['end.round-played'],
  옥수수는: ['craftsman.corn'],
  총독: ['round.governor'],
  '채석장 값': ['builder.quarry'],
  Factory: ['factory.coins'],
}
