/** How moves are typed in Korean. Spaces and marks are gone when these are looked for. */
import type { MoveKind } from '../../rules/moves.ts'

/** What may stand between the words that matter. */
export const FILLERS: readonly string[] = [
  ...'을 를 이 가 은 는 에 의 와 과 도 만 더 개 장 번 한'.split(' '),
  ...'에서 에게 으로 로 하고 하나 카드 건물 오퍼 디스크 오퍼칸 다 모두 전부 요 저는 나는'.split(
    ' ',
  ),
]

/** What a kind of move may be called, besides the names in it. */
export const VERBS: Readonly<Record<MoveKind, readonly string[]>> = {
  supply: ['공급', '옮기기', '옮긴다', '배마커', '배마커옮기기'],
  takeOffer: ['가져오기', '가져온다', '가져와', '가져올게', '가져갈게', '가져가기', '받기'],
  enter: [
    '들어가기',
    '들어간다',
    '들어가',
    '들어갈게',
    '쓰기',
    '쓸게',
    '쓴다',
    '가기',
    '갈게',
    '간다',
  ],
  endTurn: ['마치기', '마친다', '차례마치기', '끝', '차례끝'],
  pay: ['내기', '낸다'],
  borrow: ['대출', '대출받기', '받을게', '받기', '빌리기', '빌릴게', '빚'],
  repay: ['갚기', '갚는다', '갚을게', '대출갚기', '대출', '빚'],
  buy: ['사기', '산다', '살게', '구입'],
  sell: ['팔기', '판다', '팔게', '판매'],
  construct: ['짓기', '짓는다', '지을게', '건설'],
  stop: ['그만', '그만짓기', '마치기'],
  buildShip: ['짓기', '짓는다', '지을게'],
  exchangeShip: ['바꾸기', '바꾼다'],
  use: [],
  trade: [],
  choose: ['받기', '받는다'],
  exchange: ['바꾸기'],
  sellGoods: ['팔기', '판다'],
  ship: ['싣기', '싣는다'],
  haul: ['나르기', '나른다'],
  displace: ['내보내기', '내보낸다'],
  layBack: [],
}

/** The orders that two cards may be laid back in. */
export const ORDERS = { same: ['그대로'], swapped: ['바꿔', '바꿔놓기', '순서를바꿔놓기'] } as const

/** What stands around and between names with numbers. */
export const AROUND =
  /(?:으?로)?(?:내기|낸다|낼게요?|받기|받는다|받을게요?|팔기|판다|팔게요?|싣기|싣는다|실을게요?)$/
export const BETWEEN = /^(?:하나|하고|이?랑|마리|[을를은는이가에와과개장])+/
/** What parts what is given from what is taken. */
export const FOR = /→|>|=|내고|주고/
