/** How moves are typed in Korean. Spaces and marks are gone when these are looked for. */
import type { MoveKind } from '../../rules/moves.ts'

/** What may stand between the words that matter. */
export const FILLERS: readonly string[] = [
  ...'을 를 이 가 은 는 에 의 와 과 도 만 더 개 번 칸 명 장 한 요'.split(' '),
  ...'에서 에게 으로 로 하고 하나 타일 카드 역할 건물 상품 단계 페이즈 짜리 제일 작은 큰'.split(
    ' ',
  ),
  ...'요 이요 저는 나는 저 난 할게 갈게 주세요 겠습니다 이번엔 이번에는 다 모두 전부'.split(' '),
]

/** What parts the words of a name, each of which may stand for it. */
export const PARTING = ' '

/** What a kind of move may be called, besides the names in it. */
export const VERBS: Readonly<Record<MoveKind, readonly string[]>> = {
  chooseRole: ['고르기', '고른다', '고를게', '골라', '선택'],
  drawTile: ['뽑기', '뽑는다', '뽑을게', '뽑아', '뒷면', '더미'],
  takeTile: ['가져오기', '가져온다', '가져올게', '가져와', '가져갈게', '가져가기', '놓기', '받기'],
  manTile: ['놓기', '놓는다', '놓을게', '놓아', '받기'],
  recruit: ['받기', '받는다', '받을게', '받아'],
  takeShare: ['받기', '받는다', '받을게', '받아', '개', '명'],
  place: [],
  build: ['짓기', '짓는다', '지을게', '지어', '건설', '사기', '살게'],
  manBuilding: ['놓기', '놓는다', '놓을게', '놓아', '받기'],
  takeGood: ['받기', '받는다', '받을게', '받아'],
  sell: ['팔기', '판다', '팔게', '팔아', '판매'],
  load: ['싣기', '싣는다', '싣', '실을게', '실어', '선적', '배'],
  loadWharf: ['싣기', '싣는다', '실을게', '실어', '선적'],
  store: [],
  draft: ['고르기', '고른다', '고를게', '골라', '선택'],
  double: ['두배', '쓰기', '쓴다'],
  moveGuest: ['옮기기', '옮긴다', '옮길게', '옮겨'],
  layTile: ['놓기', '놓는다', '놓을게', '놓아'],
  returnTile: ['돌려주기', '내놓기', '내놓는다'],
  takeResident: ['받기', '받는다', '받을게', '받아'],
  sellToSupply: ['팔기', '판다', '팔게', '팔아', '판매'],
  buyTile: ['사기', '산다', '살게', '사'],
  sellTile: ['팔기', '판다', '팔게', '팔아', '판매'],
  giveGoods: ['내기', '낸다', '바치기'],
  loadMixed: ['싣기', '싣는다', '실을게', '실어', '선적'],
  produce: ['생산하기', '생산', '생산한다', '만들기'],
  takePoints: ['받기', '받는다', '받을게', '받아'],
  pass: [
    '넘어가기',
    '넘어간다',
    '넘어갈게',
    '넘기기',
    '넘긴다',
    '넘길게',
    '넘겨',
    '패스',
    '그만',
    '안함',
    ...['안지어', '안지을게', '안팔아', '안팔게', '안실어', '안가져가', '안받아', '안받을게'],
    '받지않기',
  ],
}

/** Sizes of ships as they are read out. */
export const NUMERALS: Readonly<Record<number, string>> = {
  4: '네',
  5: '다섯',
  6: '여섯',
  7: '일곱',
  8: '여덟',
}

/** A number of goods: '3개'. */
export const COUNT = /(\d{1,2})개/
/** What stands around a list of names with numbers, and between them. */
export const AROUND =
  /^(?:일꾼|이주민|보관|저장|남기기)|(?:배치|보관|저장)(?:하기|한다|할게요?)?$|(?:남기기|남길게요?|일꾼|이주민)$/g
export const BETWEEN = /^(?:하나|하고|이?랑|[을를은는이가에의와과개명])/

/** How examples are written: nothing kept, passing, a good with a ship. */
export const NOTHING = '아무것도'
export const NOTHING_SAID = /^아무것도/
export const PASS = '넘어가기'
export const loading = (good: string, size: number): string => `${good} ${size}칸 배`

/** What stands between a layout and those of it who are nobles. */
export const NOBLES = /귀족(?:은|:)?/
