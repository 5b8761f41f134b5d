/** A few terms, for the tests of this folder, which knows no game. */
import { addTerms } from './names.ts'

addTerms({
  captain: ['선장'],
  circle: ['원형 칸', '원'],
  colonist: ['일꾼', '이주민'],
  corn: ['옥수수'],
  doubloon: ['주화', '더블룬'],
  factory: ['공업소', '공장제 수공업소'],
  fruit: ['과일', '인디고'],
  hospice: ['병원', '숙박소'],
  house: ['상점', '무역 상점'],
  market: ['인력 시장', '이주민 선박'],
  mayor: ['모집관', '시장'],
  quarry: ['채석장'],
  university: ['학교', '대학'],
})
