import type { BuildingId, Good, Role, Tile } from '../games/puerto-rico/vocabulary.ts'

/** A name in the 1897 set, and in the classic set where that one differs. */
type Name = readonly [modern: string, classic?: string]

const goods: Record<Good, Name> = {
  corn: ['옥수수'],
  fruit: ['과일', '인디고'],
  sugar: ['설탕'],
  tobacco: ['담배'],
  coffee: ['커피'],
}

const roles: Record<Role, Name> = {
  settler: ['개척자'],
  mayor: ['모집관', '시장'],
  builder: ['건축가'],
  craftsman: ['생산자'],
  trader: ['상인'],
  captain: ['선장'],
  prospector: ['탐험가', '광부'],
}

const buildings: Record<BuildingId, Name> = {
  smallFruitPlant: ['소형 과일 공장', '소형 인디고 공장'],
  smallSugarMill: ['소형 설탕 공장'],
  largeFruitPlant: ['대형 과일 공장', '대형 인디고 공장'],
  largeSugarMill: ['대형 설탕 공장'],
  tobaccoStorage: ['담배 공장'],
  coffeeRoaster: ['커피 공장'],
  smallMarket: ['소형 상가'],
  hacienda: ['대규모 농장'],
  constructionHut: ['건설막'],
  smallWarehouse: ['소형 창고'],
  hospice: ['병원', '숙박소'],
  office: ['영업소'],
  largeMarket: ['대형 상가'],
  largeWarehouse: ['대형 창고'],
  factory: ['공업소', '공장제 수공업소'],
  university: ['학교', '대학'],
  harbor: ['항구'],
  wharf: ['조선소'],
  guildHall: ['소방서', '상인 조합'],
  residence: ['주거지'],
  fortress: ['요새'],
  customsHouse: ['세관'],
  cityHall: ['시청'],
}

const things = {
  colonist: ['일꾼', '이주민'],
  market: ['인력 시장', '이주민 선박'],
  house: ['상점', '무역 상점'],
  quarry: ['채석장'],
} satisfies Record<string, Name>

const NAMES = { ...goods, ...roles, ...buildings, ...things }
export type WordId = keyof typeof NAMES

/** A term of the game in both naming sets; CSS shows the chosen one. */
export function Word({ id }: { id: WordId }) {
  const [modern, classic]: Name = NAMES[id]
  if (!classic) return <>{modern}</>
  return (
    <>
      <span class="in-1897">{modern}</span>
      <span class="in-classic">{classic}</span>
    </>
  )
}

/** What a land tile is called: `옥수수 농장`, `채석장`. */
export function TileName({ tile }: { tile: Tile }) {
  return tile === 'quarry' ? (
    <Word id="quarry" />
  ) : (
    <>
      <Word id={tile} /> 농장
    </>
  )
}
