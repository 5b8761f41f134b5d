import type { ChapterId, RuleId } from '../../games/puerto-rico/rules/rule-ids.ts'
import type { RuleWords } from '../rule-schema.ts'

/** Everything in rules.yaml. Made by `npm run -s words`. */
export const CHAPTER_NAMES: Readonly<Record<ChapterId, string>> = {
  setup: '준비',
  settler: '개척자',
  mayor: '[[mayor]]',
  builder: '건축가',
  craftsman: '생산자',
  trader: '상인',
  captain: '선장',
  prospector: '[[prospector]]',
  round: '라운드',
  commercial: '[[commercialBuilding]]',
  large: '[[largeBuilding]]',
  end: '종료',
  scoring: '점수',
  form: '형식',
}
export const RULE_WORDS: Readonly<Record<RuleId, RuleWords>> = {
  'setup.coins': {
    title: '저마다 정해진 [[doubloon|을]] 받고 시작한다',
    note: '{seat|이} {count}[[doubloon|으로]] 시작함',
  },
  'setup.plantation': {
    title: '저마다 농장 하나를 토지에 놓고 시작한다',
    note: '{seat|이} {token|을} 놓고 시작함',
  },
  'setup.display': {
    title: '사람 수보다 하나 많게 농장을 펼친다',
    note: '{token} {count}개가 펼쳐짐',
  },
  'setup.market': {
    title: '[[market]]에 사람 수만큼 [[colonist|을]] 올린다',
    note: '[[market]]에 [[colonist]] {count}개가 올라감',
  },
  'settler.take': {
    title: '차례마다 타일 하나를 받아 토지에 놓을 수 있다',
    note: '{seat|이} {token|을} 토지에 놓음',
  },
  'settler.face-up': {
    title: '농장은 펼쳐진 것 가운데서만 받는다',
    refuse: '{tile|은} 펼쳐져 있지 않아요. 펼쳐진 [[plantationTile]] 가운데서 골라 주세요.',
  },
  'settler.quarry-privilege': {
    title: '개척자를 고른 사람은 [[privilege|으로]] 채석장을 받아도 된다',
    refuse:
      '채석장은 개척자를 고른 사람과 [[occupied]] 건설막의 주인만 받을 수 있어요. 펼쳐진 [[plantationTile|을]] 골라 주세요.',
  },
  'settler.quarry-stock': {
    title: '쌓아 둔 채석장이 떨어지면 받지 못한다',
    refuse: '남은 채석장이 없어요. 펼쳐진 [[plantationTile|을]] 골라 주세요.',
  },
  'settler.land-space': {
    title: '[[landSpace|이]] 다 차면 타일을 받지 못한다',
    refuse: '[[landSpace]] 12칸이 다 찼어요. 타일을 더 놓을 수 없어요.',
  },
  'settler.discard': {
    title: '아무도 받지 않은 농장은 버린다',
    note: '{token} {count}개가 남아서 버려짐',
  },
  'settler.refill': {
    title: '모두 마친 뒤에 농장을 새로 펼친다',
    note: '{token} {count}개가 새로 펼쳐짐',
  },
  'settler.reshuffle': {
    title: '더미가 모자라면 버린 농장을 섞어 더미로 쓴다',
    note: '버린 {token} {count}개가 [[pile|으로]] 돌아감',
  },
  'mayor.privilege': {
    title: '[[mayor|을]] 고른 사람은 [[supply]]에서 [[colonist]] 하나를 먼저 받을 수 있다',
    note: '{seat|이} [[privilege|으로]] [[colonist]] {count}개를 받음',
  },
  'mayor.privilege-supply': {
    title: '[[supply|이]] 비면 [[privilege]]의 [[colonist|은]] 없다',
    refuse: '[[supply]]에 [[colonist|이]] 없어요. 이번에는 [[privilege|으로]] 받을 것이 없어요.',
  },
  'mayor.privilege-must': {
    title: '선택 규칙: [[privilege]]의 [[colonist|을]] 반드시 받아야 한다',
    refuse: '이 게임에서는 [[privilege]]의 [[colonist|을]] 반드시 받아야 해요. 하나를 받아 주세요.',
  },
  'mayor.share': {
    title: '[[market]]의 [[colonist|은]] 하나씩 돌아가며 받는다',
    note: '{seat|이} [[market]]에서 [[colonist]] {count}개를 받음',
  },
  'mayor.circles': {
    title: '[[circle]] 하나에는 [[colonist]] 하나만 놓는다',
    refuse:
      '거기에는 그렇게 놓을 수 없어요. 자기 타일과 건물의 [[circle]] 하나에 하나씩만 놓을 수 있어요.',
  },
  'mayor.own-colonists': {
    title: '가진 수보다 많은 [[colonist|을]] 놓지 못한다',
    refuse: '가진 [[colonist]]보다 많이 놓을 수는 없어요.',
  },
  'mayor.fill-circles': {
    title: '빈 [[circle|이]] 있으면 [[colonist|을]] 모두 놓아야 한다',
    refuse:
      '빈 [[circle|이]] 있어서 [[colonist|을]] 남겨 둘 수 없어요. 놓을 수 있는 만큼 모두 놓아 주세요.',
  },
  'mayor.place': {
    title: '가진 [[colonist|을]] 모두 새로 배치해도 된다',
    note: '{seat|이} [[colonist]] {count}개를 배치함',
  },
  'mayor.store': {
    title: '놓을 [[circle|이]] 없는 [[colonist|은]] 보관한다',
    note: '{seat|이} 놓을 [[circle|이]] 없는 [[colonist]] {count}개를 보관함',
  },
  'mayor.refill': {
    title: '건물의 빈 [[circle]]만큼 [[market|을]] 채운다',
    note: '[[market]]에 [[colonist]] {count}개가 채워짐',
  },
  'mayor.refill-minimum': {
    title: '[[market]]에는 적어도 사람 수만큼 채운다',
    note: '[[market]]에 [[colonist]] {count}개가 채워짐',
  },
  'builder.build': {
    title: '차례마다 건물 하나를 지을 수 있다',
    note: '{seat|이} {token|을} 지음',
  },
  'builder.in-supply': {
    title: '[[buildingBoard]]에 남은 건물만 지을 수 있다',
    refuse: '{building|은} 남아 있지 않아요. 다른 건물을 골라 주세요.',
  },
  'builder.one-each': {
    title: '한 사람이 같은 건물을 둘 짓지 못한다',
    refuse: '{building|은} 벌써 지었어요. 같은 건물은 하나만 지을 수 있어요.',
  },
  'builder.city-space': {
    title: '빈 [[citySpace|이]] 모자라면 짓지 못한다',
    refuse:
      '{building|을} 놓을 [[citySpace|이]] 모자라요. [[largeBuilding|은]] 두 칸, 다른 건물은 한 칸이 있어야 해요.',
  },
  'builder.price': {
    title: '깎고 남은 건물값을 은행에 내야 한다',
    refuse: '[[doubloon|이]] 모자라요. 깎을 만큼 깎아도 {building|을} 지을 수 없어요.',
    note: '{seat|이} 건물값 {count}[[doubloon|을]] 냄',
  },
  'builder.privilege': {
    title: '건축가를 고른 사람은 1[[doubloon]] 싸게 짓는다',
    note: '{seat|이} [[privilege|으로]] {count}[[doubloon|을]] 깎음',
  },
  'builder.quarry': {
    title: '[[occupied]] 채석장마다 건물값이 1[[doubloon]] 싸진다',
    note: '{seat|이} 채석장으로 {count}[[doubloon|을]] 깎음',
  },
  'craftsman.corn': {
    title: '옥수수는 농장만으로 생산한다',
    note: '{seat|이} {token} {count}개를 생산함',
  },
  'craftsman.process': {
    title: '옥수수가 아닌 상품은 농장과 공장이 함께 있어야 생산한다',
    note: '{seat|이} {token} {count}개를 생산함',
  },
  'craftsman.shortage': {
    title: '[[supply]]에 없는 상품은 받지 못한다',
    note: '[[supply|이]] 비어 {seat|이} {token} {count}개를 받지 못함',
  },
  'craftsman.privilege': {
    title: '생산자를 고른 사람은 상품 하나를 더 받을 수 있다',
    note: '{seat|이} [[privilege|으로]] {token} {count}개를 받음',
  },
  'craftsman.privilege-kind': {
    title: '더 받는 하나는 방금 생산한 종류여야 한다',
    refuse: '{good|은} 이번에 생산하지 않았어요. 방금 생산한 종류에서 골라 주세요.',
  },
  'craftsman.privilege-supply': {
    title: '더 받는 하나도 [[supply]]에 있어야 한다',
    refuse: '[[supply]]에 {good|이} 없어요. 다른 종류를 골라 주세요.',
  },
  'trader.own-good': {
    title: '가진 상품만 팔 수 있다',
    refuse: '{good|이} 하나도 없어요. 가진 상품에서 골라 주세요.',
  },
  'trader.house-space': {
    title: '[[house]]에 빈칸이 없으면 팔지 못한다',
    refuse: '[[house]] 네 칸이 다 찼어요. 이번에는 팔 수 없어요.',
  },
  'trader.one-of-each': {
    title: '[[house]]에 있는 종류는 팔지 못한다',
    refuse:
      '[[house]]에 {good|이} 벌써 있어요. 같은 종류는 [[occupied]] 영업소가 있어야 팔 수 있어요.',
  },
  'trader.sell': {
    title: '차례마다 상품 하나를 [[house]]에 팔 수 있다',
    note: '{seat|이} {token|을} 팖',
  },
  'trader.price': {
    title: '상품값은 종류마다 정해져 있다',
    note: '{seat|이} 상품값 {count}[[doubloon|을]] 받음',
  },
  'trader.privilege': {
    title: '상인을 고른 사람은 팔 때 1[[doubloon|을]] 더 받는다',
    note: '{seat|이} [[privilege|으로]] {count}[[doubloon|을]] 받음',
  },
  'trader.empty-house': {
    title: '[[house|이]] 가득 차면 단계가 끝날 때 비운다',
    note: '[[house]]에서 {token} {count}개가 치워짐',
  },
  'captain.own-good': {
    title: '가진 상품만 실을 수 있다',
    refuse: '{good|이} 하나도 없어요. 가진 상품에서 골라 주세요.',
  },
  'captain.ship-in-play': {
    title: '이 게임에서 쓰는 배에만 싣는다',
    refuse: '이 게임에는 {ship|이} 없어요. 놓여 있는 배를 골라 주세요.',
  },
  'captain.one-kind-per-ship': {
    title: '배 한 척에는 한 종류만 싣는다',
    refuse: '{ship}에는 다른 상품이 실려 있어요. 배 한 척에는 한 종류만 실을 수 있어요.',
  },
  'captain.kind-elsewhere': {
    title: '다른 배에 실린 종류는 싣지 못한다',
    refuse: '{good|이} 벌써 다른 배에 실려 있어요. 한 종류는 한 배에만 실을 수 있어요.',
  },
  'captain.ship-space': {
    title: '가득 찬 배에는 싣지 못한다',
    refuse: '{ship|은} 가득 찼어요. 빈칸이 있는 배를 골라 주세요.',
  },
  'captain.must-load': {
    title: '실을 수 있으면 실어야 한다',
    refuse: '실을 수 있는 상품이 있어서 그냥 넘어갈 수 없어요. 상품과 배를 골라 실어 주세요.',
  },
  'captain.load-all': {
    title: '고른 종류는 들어가는 만큼 모두 실어야 한다',
    refuse: '{good|은} {count}개가 아니라 들어가는 만큼 모두 실어야 해요.',
  },
  'captain.largest-load': {
    title: '빈 배가 여럿이면 더 많이 실리는 배에 실어야 한다',
    refuse: '{good|이} 더 많이 실리는 빈 배가 있어요. 그 배를 골라 주세요.',
  },
  'captain.load': {
    title: '차례마다 상품 한 종류를 배 한 척에 싣는다',
    note: '{seat|이} {token} {count}개를 {to}에 실음',
  },
  'captain.point': { title: '실은 상품 하나마다 1점을 받는다', note: '{seat|이} {count}점을 받음' },
  'captain.privilege': {
    title: '선장을 고른 사람은 처음 실을 때 1점을 더 받는다',
    note: '{seat|이} [[privilege|으로]] {count}점을 받음',
  },
  'storage.own-goods': {
    title: '가진 상품만 남길 수 있다',
    refuse: '가진 것보다 많이 남길 수는 없어요.',
  },
  'storage.single': {
    title: '누구나 상품 하나를 남길 수 있다',
    refuse: '너무 많이 남겼어요. 창고로 남기는 종류 말고는 하나만 남길 수 있어요.',
  },
  'storage.no-discard': {
    title: '남길 수 있는 상품은 남겨야 한다',
    refuse: '더 남길 수 있어요. 남길 수 있는 만큼 남겨 주세요.',
  },
  'storage.keep': {
    title: '남길 상품은 스스로 골라도 된다',
    note: '{seat|이} {token} {count}개를 남김',
  },
  'storage.return': {
    title: '남기지 못한 상품은 [[supply|으로]] 돌려보내야 한다',
    note: '{seat|이} {token} {count}개를 [[supply|으로]] 돌려보냄',
  },
  'captain.empty-ships': {
    title: '가득 찬 배만 비운다',
    note: '{from}에서 {token} {count}개가 치워짐',
  },
  'prospector.coin': {
    title: '[[prospector|을]] 고른 사람만 은행에서 1[[doubloon|을]] 받는다',
    note: '{seat|이} 은행에서 {count}[[doubloon|을]] 받음',
  },
  'round.role-in-game': {
    title: '이 게임에서 쓰는 역할만 고른다',
    refuse: '이 게임에는 그 {role|이} 없어요. 놓여 있는 역할에서 골라 주세요.',
  },
  'round.role-free': {
    title: '아무도 가져가지 않은 역할만 고른다',
    refuse: '{role|은} 이번 라운드에 누가 벌써 골랐어요. 남은 역할에서 골라 주세요.',
  },
  'round.must-choose': {
    title: '고를 차례가 오면 역할 하나를 골라야 한다',
    refuse: '역할은 고르지 않고 넘어갈 수 없어요. 남은 역할에서 하나를 골라 주세요.',
  },
  'round.take-role': {
    title: '고른 [[roleTile|은]] 라운드가 끝날 때까지 가진다',
    note: '{seat|이} {token|을} 고름',
  },
  'round.role-coins': {
    title: '[[roleTile]]에 놓인 [[doubloon|은]] 고른 사람이 가진다',
    note: '{seat|이} [[roleTile]]에 놓인 {count}[[doubloon|을]] 가져감',
  },
  'round.unchosen-coin': {
    title: '아무도 고르지 않은 [[roleTile]]에는 1[[doubloon|을]] 놓는다',
    note: '고르지 않은 역할에 {count}[[doubloon|이]] 놓임',
  },
  'round.governor': {
    title: '라운드가 끝나면 [[governor|이]] 바뀐다',
    note: '{seat|이} [[governor|이]] 됨',
  },
  'turn.seat': { title: '자기 차례에만 행동한다', refuse: '지금은 {seat}의 차례가 아니에요.' },
  'turn.phase': {
    title: '지금 단계의 행동만 한다',
    refuse: '지금은 이것을 할 때가 아니에요. 지금 정할 것부터 정해 주세요.',
  },
  'small-market.coin': {
    title: '소형 상가가 있으면 팔 때 1[[doubloon|을]] 더 받는다',
    note: '{seat|이} 소형 상가로 {count}[[doubloon|을]] 받음',
  },
  'hacienda.draw': {
    title: '대규모 농장이 있으면 뒷면 타일 하나를 더 놓을 수 있다',
    note: '{seat|이} 대규모 농장으로 {token|을} 뽑아 놓음',
  },
  'hacienda.owned': {
    title: '[[occupied]] 대규모 농장이 있어야 뽑을 수 있다',
    refuse: '[[occupied]] 대규모 농장이 없어요. 뒷면 타일은 그 건물이 있어야 뽑을 수 있어요.',
  },
  'hacienda.once': {
    title: '대규모 농장으로는 한 차례에 한 번만 뽑는다',
    refuse: '이번 차례에는 벌써 뽑았어요. 한 차례에 한 번만 뽑을 수 있어요.',
  },
  'hacienda.pile': {
    title: '뽑을 타일이 없으면 대규모 농장을 쓰지 못한다',
    refuse: '뽑을 타일이 없어요. 더미도, 버린 타일도 다 떨어졌어요.',
  },
  'hut.quarry': {
    title: '건설막이 있으면 농장 대신 채석장을 받아도 된다',
    note: '{seat|이} 건설막으로 {token|을} 놓음',
  },
  'small-warehouse.keep': {
    title: '소형 창고가 있으면 한 종류를 전부 남길 수 있다',
    note: '{seat|이} 소형 창고에 {token} {count}개를 남김',
  },
  'hospice.colonist': {
    title: '[[hospice|이]] 있으면 받은 타일에 [[colonist]] 하나를 놓을 수 있다',
    note: '{seat|이} [[hospice|으로]] [[colonist]] {count}개를 받음',
  },
  'hospice.owned': {
    title: '[[occupied]] [[hospice|이]] 있어야 [[colonist|을]] 받는다',
    refuse: '[[occupied]] [[hospice|이]] 없어요. 타일만 놓아요.',
  },
  'hospice.that-tile': {
    title: '[[hospice]]의 [[colonist|은]] 방금 받은 타일에만 놓는다',
    refuse: '[[hospice]]의 [[colonist|은]] 방금 받은 타일에만 놓을 수 있어요.',
  },
  'hospice.not-drawn-tile': {
    title: '대규모 농장으로 뽑은 타일에는 [[hospice]]의 [[colonist|을]] 놓지 못한다',
    refuse: '대규모 농장으로 뽑은 타일에는 [[hospice]]의 [[colonist|을]] 놓을 수 없어요.',
  },
  'hospice.none-left': {
    title: '남은 [[colonist|이]] 없으면 [[hospice|을]] 쓰지 못한다',
    refuse: '[[supply]]에도 [[market]]에도 [[colonist|이]] 없어요.',
  },
  'hospice.from-market': {
    title: '[[supply|이]] 비었으면 [[hospice]]의 [[colonist|은]] [[market]]에서 가져온다',
    note: '{seat|이} [[hospice|으로]] [[market]]에서 [[colonist]] {count}개를 받음',
  },
  'office.same-kind': {
    title: '영업소가 있으면 [[house]]에 있는 종류도 팔 수 있다',
    note: '{seat|이} 영업소로 {token|을} 팖',
  },
  'large-market.coins': {
    title: '대형 상가가 있으면 팔 때 2[[doubloon|을]] 더 받는다',
    note: '{seat|이} 대형 상가로 {count}[[doubloon|을]] 받음',
  },
  'large-warehouse.keep': {
    title: '대형 창고가 있으면 두 종류를 전부 남길 수 있다',
    note: '{seat|이} 대형 창고에 {token} {count}개를 남김',
  },
  'factory.coins': {
    title: '[[factory|이]] 있으면 생산한 종류 수에 따라 [[doubloon|을]] 받는다',
    note: '{seat|이} [[factory|으로]] {count}[[doubloon|을]] 받음',
  },
  'university.colonist': {
    title: '[[university|이]] 있으면 지은 건물에 [[colonist]] 하나를 놓을 수 있다',
    note: '{seat|이} [[university|으로]] [[colonist]] {count}개를 받음',
  },
  'university.owned': {
    title: '[[occupied]] [[university|이]] 있어야 [[colonist|을]] 받는다',
    refuse: '[[occupied]] [[university|이]] 없어요. 건물만 놓아요.',
  },
  'university.that-building': {
    title: '[[university]]의 [[colonist|은]] 방금 지은 건물에만 놓는다',
    refuse: '[[university]]의 [[colonist|은]] 방금 지은 건물의 [[circle]]에만 놓을 수 있어요.',
  },
  'university.none-left': {
    title: '남은 [[colonist|이]] 없으면 [[university|을]] 쓰지 못한다',
    refuse: '[[supply]]에도 [[market]]에도 [[colonist|이]] 없어요.',
  },
  'university.from-market': {
    title: '[[supply|이]] 비었으면 [[university]]의 [[colonist|은]] [[market]]에서 가져온다',
    note: '{seat|이} [[university|으로]] [[market]]에서 [[colonist]] {count}개를 받음',
  },
  'harbor.point': {
    title: '항구가 있으면 실을 때마다 1점을 더 받는다',
    note: '{seat|이} 항구로 {count}점을 받음',
  },
  'wharf.load': {
    title: '조선소가 있으면 배 대신 조선소에 한 종류를 실어도 된다',
    note: '{seat|이} {token} {count}개를 조선소에 실음',
  },
  'wharf.owned': {
    title: '[[occupied]] 조선소가 있어야 쓸 수 있다',
    refuse: '[[occupied]] 조선소가 없어요. 배에 실어 주세요.',
  },
  'wharf.once': {
    title: '조선소는 [[captainPhase]]마다 한 번만 쓴다',
    refuse: '조선소는 벌써 썼어요. [[captainPhase]]마다 한 번만 쓸 수 있어요.',
  },
  'wharf.load-all': {
    title: '조선소에는 고른 종류를 모두 실어야 한다',
    refuse: '조선소에는 {good|을} {count}개가 아니라 가진 만큼 모두 실어야 해요.',
  },
  'wharf.must-use': {
    title: '선택 규칙: 배에 실을 것이 없으면 조선소를 써야 한다',
    refuse:
      '이 게임에서는 배에 실을 것이 없으면 조선소를 써야 해요. 조선소에 실을 상품을 골라 주세요.',
  },
  'guild-hall.bonus': {
    title: '[[guildHall]]의 추가 점수는 [[productionBuilding|으로]] 센다',
    note: '{seat|이} [[guildHall|으로]] {count}점을 얻음',
  },
  'residence.bonus': {
    title: '주거지의 추가 점수는 토지에 놓인 타일로 센다',
    note: '{seat|이} 주거지로 {count}점을 얻음',
  },
  'fortress.bonus': {
    title: '요새의 추가 점수는 [[colonist|으로]] 센다',
    note: '{seat|이} 요새로 {count}점을 얻음',
  },
  'customs-house.bonus': {
    title: '세관의 추가 점수는 승점 칩으로 센다',
    note: '{seat|이} 세관으로 {count}점을 얻음',
  },
  'city-hall.bonus': {
    title: '시청의 추가 점수는 [[commercialBuilding|으로]] 센다',
    note: '{seat|이} 시청으로 {count}점을 얻음',
  },
  'end.colonists': {
    title: '[[market|을]] 다 채우지 못하면 마지막 라운드다',
    note: '[[market|을]] 다 채우지 못함. 이번이 마지막 라운드',
  },
  'end.chips': {
    title: '승점 칩이 떨어지면 마지막 라운드다',
    note: '승점 칩이 떨어짐. 이번이 마지막 라운드',
  },
  'end.chips-on-paper': {
    title: '칩이 모자라도 점수는 모두 받는다',
    note: '칩이 모자라 {seat|이} {count}점을 적어 둠',
  },
  'end.city': {
    title: '누군가 [[citySpace]] 12칸을 다 채우면 마지막 라운드다',
    note: '{seat|이} [[citySpace]] 12칸을 다 채움. 이번이 마지막 라운드',
  },
  'end.round-played': { title: '마지막 라운드는 끝까지 해야 한다', note: '마지막 라운드가 끝남' },
  'score.chips': {
    title: '승점 칩의 점수를 더한다',
    note: '{seat|이} 승점 칩으로 {count}점을 얻음',
  },
  'score.buildings': {
    title: '건물에 적힌 점수를 더한다',
    note: '{seat|이} 건물로 {count}점을 얻음',
  },
  'score.tie-break': {
    title: '동점이면 [[doubloon|과]] 상품이 많은 사람이 이긴다',
    note: '동점이라 [[doubloon|과]] 상품을 더 많이 가진 {seat|이} 이김',
  },
  'score.draw': {
    title: '[[doubloon|과]] 상품까지 같으면 무승부다',
    note: '[[doubloon|과]] 상품까지 같아 비김',
  },
  'turn.form': {
    title: '알아볼 수 있는 수만 판정한다',
    refuse: '무엇을 하려는지 알아볼 수 없어요. 다시 골라 주세요.',
  },
}
