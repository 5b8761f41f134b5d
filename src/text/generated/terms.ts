import type { TermId } from '../names.ts'
import type { Term } from '../term-schema.ts'

/** Everything in terms.yaml. Made by `npm run -s words`. */
export const TERMS: Readonly<Record<TermId, Term>> = {
  settler: {
    kind: 'role',
    names: { ko1897: '개척자', koClassic: '개척자', ja: '開拓者', en: 'Settler' },
    also: ['Planter'],
    gloss:
      '모두 [[plantation|을]] 하나씩 가져올 수 있는 역할로, 고른 사람은 대신 [[quarry|을]] 가져와도 된다.',
  },
  mayor: {
    kind: 'role',
    names: { ko1897: '모집관', koClassic: '시장', ja: '市長', en: 'Mayor' },
    also: ['Recruiter'],
    gloss:
      '[[market]]의 [[colonist|을]] 나누고 모두 다시 배치하는 역할로, 고른 사람은 [[supply]]에서 하나를 먼저 받을 수 있다.',
  },
  builder: {
    kind: 'role',
    names: { ko1897: '건축가', koClassic: '건축가', ja: '建築家', en: 'Builder' },
    gloss: '모두 건물을 하나씩 지을 수 있는 역할로, 고른 사람은 1[[doubloon]] 싸게 짓는다.',
  },
  craftsman: {
    kind: 'role',
    names: { ko1897: '생산자', koClassic: '생산자', ja: '監督', en: 'Craftsman' },
    gloss: '모두 상품을 생산하는 역할로, 고른 사람은 생산한 상품 하나를 더 받을 수 있다.',
  },
  trader: {
    kind: 'role',
    names: { ko1897: '상인', koClassic: '상인', ja: '商人', en: 'Trader' },
    gloss:
      '모두 [[house]]에 상품을 하나씩 팔 수 있는 역할로, 고른 사람은 팔 때 1[[doubloon|을]] 더 받는다.',
  },
  captain: {
    kind: 'role',
    names: { ko1897: '선장', koClassic: '선장', ja: '船長', en: 'Captain' },
    gloss:
      '모두 실을 수 있는 상품을 배에 실어야 하고 그만큼 승점을 얻는 역할로, 고른 사람은 처음 실을 때 1점을 더 받는다.',
  },
  prospector: {
    kind: 'role',
    names: { ko1897: '탐험가', koClassic: '광부', ja: '金鉱掘り', en: 'Prospector' },
    also: ['Adventurer'],
    gloss: '고른 사람만 은행에서 1[[doubloon|을]] 받고 끝나는 역할이다.',
  },
  settlerPhase: {
    kind: 'phase',
    names: {
      ko1897: '개척 단계',
      koClassic: '개척자 과정',
      ja: '開拓者フェイズ',
      en: 'Settler Phase',
    },
    also: ['개척자 단계'],
    gloss: '개척자를 고르면 열리는 단계로, 차례대로 [[plantation]] 타일을 가져올 수 있다.',
  },
  mayorPhase: {
    kind: 'phase',
    names: { ko1897: '모집 단계', koClassic: '시장 과정', ja: '市長フェイズ', en: 'Mayor Phase' },
    also: ['모집관 단계', '시장 단계'],
    gloss: '[[mayor|을]] 고르면 열리는 단계로, [[colonist|을]] 나누어 받고 모두 새로 배치한다.',
  },
  builderPhase: {
    kind: 'phase',
    names: {
      ko1897: '건설 단계',
      koClassic: '건축가 과정',
      ja: '建築家フェイズ',
      en: 'Builder Phase',
    },
    also: ['건축가 단계'],
    gloss: '건축가를 고르면 열리는 단계로, 차례대로 건물을 하나씩 지을 수 있다.',
  },
  craftsmanPhase: {
    kind: 'phase',
    names: {
      ko1897: '생산 단계',
      koClassic: '생산자 과정',
      ja: '監督フェイズ',
      en: 'Craftsman Phase',
    },
    also: ['생산자 단계'],
    gloss: '생산자를 고르면 열리는 단계로, 차례대로 상품을 생산한다.',
  },
  traderPhase: {
    kind: 'phase',
    names: { ko1897: '거래 단계', koClassic: '상인 과정', ja: '商人フェイズ', en: 'Trader Phase' },
    also: ['상인 단계'],
    gloss: '상인을 고르면 열리는 단계로, 차례대로 상품을 하나씩 팔 수 있다.',
  },
  captainPhase: {
    kind: 'phase',
    names: { ko1897: '선적 단계', koClassic: '선장 과정', ja: '船長フェイズ', en: 'Captain Phase' },
    also: ['선장 단계'],
    gloss: '선장을 고르면 열리는 단계로, 아무도 더 싣지 못할 때까지 돌아가며 상품을 싣는다.',
  },
  corn: {
    kind: 'good',
    names: { ko1897: '옥수수', koClassic: '옥수수', ja: 'トウモロコシ', en: 'Corn' },
    gloss: '0[[doubloon]]짜리 상품으로, 건물 없이 농장만으로 생산한다.',
  },
  fruit: {
    kind: 'good',
    names: { ko1897: '과일', koClassic: '인디고', ja: 'インディゴ', en: 'Indigo' },
    also: ['Fruit', 'インディコ'],
    gloss: '1[[doubloon]]짜리 상품으로, 농장과 [[fruit]] 공장이 함께 있어야 생산한다.',
  },
  sugar: {
    kind: 'good',
    names: { ko1897: '설탕', koClassic: '설탕', ja: 'サトウ', en: 'Sugar' },
    gloss: '2[[doubloon]]짜리 상품으로, 농장과 설탕 공장이 함께 있어야 생산한다.',
  },
  tobacco: {
    kind: 'good',
    names: { ko1897: '담배', koClassic: '담배', ja: 'タバコ', en: 'Tobacco' },
    gloss: '3[[doubloon]]짜리 상품으로, 농장과 담배 공장이 함께 있어야 생산한다.',
  },
  coffee: {
    kind: 'good',
    names: { ko1897: '커피', koClassic: '커피', ja: 'コーヒー', en: 'Coffee' },
    gloss: '4[[doubloon]]짜리 상품으로, 농장과 커피 공장이 함께 있어야 생산한다.',
  },
  cornPlantation: {
    kind: 'tile',
    names: {
      ko1897: '옥수수 농장',
      koClassic: '옥수수 농장',
      ja: 'トウモロコシのプランテーション',
      en: 'Corn Plantation',
    },
    gloss: '[[colonist|이]] 있으면 그것만으로 옥수수 하나를 생산한다.',
  },
  fruitPlantation: {
    kind: 'tile',
    names: {
      ko1897: '과일 농장',
      koClassic: '인디고 농장',
      ja: 'インディゴのプランテーション',
      en: 'Indigo Plantation',
    },
    also: ['Fruit Plantation'],
    gloss:
      '[[colonist|이]] 있으면 [[fruit]] 공장의 [[colonist]] 하나와 짝을 이루어 [[fruit]] 하나를 생산한다.',
  },
  sugarPlantation: {
    kind: 'tile',
    names: {
      ko1897: '설탕 농장',
      koClassic: '설탕 농장',
      ja: 'サトウのプランテーション',
      en: 'Sugar Plantation',
    },
    also: ['サトウキビ'],
    gloss:
      '[[colonist|이]] 있으면 설탕 공장의 [[colonist]] 하나와 짝을 이루어 설탕 하나를 생산한다.',
  },
  tobaccoPlantation: {
    kind: 'tile',
    names: {
      ko1897: '담배 농장',
      koClassic: '담배 농장',
      ja: 'タバコのプランテーション',
      en: 'Tobacco Plantation',
    },
    gloss:
      '[[colonist|이]] 있으면 담배 공장의 [[colonist]] 하나와 짝을 이루어 담배 하나를 생산한다.',
  },
  coffeePlantation: {
    kind: 'tile',
    names: {
      ko1897: '커피 농장',
      koClassic: '커피 농장',
      ja: 'コーヒーのプランテーション',
      en: 'Coffee Plantation',
    },
    gloss:
      '[[colonist|이]] 있으면 커피 공장의 [[colonist]] 하나와 짝을 이루어 커피 하나를 생산한다.',
  },
  quarry: {
    kind: 'tile',
    names: { ko1897: '채석장', koClassic: '채석장', ja: '採石場', en: 'Quarry' },
    gloss: '[[colonist|이]] 있으면 건물을 지을 때 1[[doubloon|을]] 덜 낸다.',
  },
  smallFruitPlant: {
    kind: 'production',
    names: {
      ko1897: '소형 과일 공장',
      koClassic: '소형 인디고 공장',
      ja: '小さいインディゴ保管庫',
      en: 'Small Indigo Plant',
    },
    also: ['インディコ染料桶', '小さいインディコ保管庫', 'Small Fruit Plant'],
    gloss: '[[fruit|을]] 한 번에 1개까지 생산한다.',
  },
  smallSugarMill: {
    kind: 'production',
    names: {
      ko1897: '소형 설탕 공장',
      koClassic: '소형 설탕 공장',
      ja: '小さい砂糖精製所',
      en: 'Small Sugar Mill',
    },
    also: ['サトウ生産所'],
    gloss: '설탕을 한 번에 1개까지 생산한다.',
  },
  largeFruitPlant: {
    kind: 'production',
    names: {
      ko1897: '대형 과일 공장',
      koClassic: '대형 인디고 공장',
      ja: '大きいインディゴ保管庫',
      en: 'Indigo Plant',
    },
    also: ['大きいインディコ保管庫', 'Large Indigo Plant', 'Large Fruit Plant'],
    gloss: '[[fruit|을]] 한 번에 3개까지 생산한다.',
  },
  largeSugarMill: {
    kind: 'production',
    names: {
      ko1897: '대형 설탕 공장',
      koClassic: '대형 설탕 공장',
      ja: '大きい砂糖精製所',
      en: 'Sugar Mill',
    },
    also: ['Large Sugar Mill'],
    gloss: '설탕을 한 번에 3개까지 생산한다.',
  },
  tobaccoStorage: {
    kind: 'production',
    names: {
      ko1897: '담배 공장',
      koClassic: '담배 공장',
      ja: 'タバコ保存所',
      en: 'Tobacco Storage',
    },
    also: ['タバコ乾燥所'],
    gloss: '담배를 한 번에 3개까지 생산한다.',
  },
  coffeeRoaster: {
    kind: 'production',
    names: {
      ko1897: '커피 공장',
      koClassic: '커피 공장',
      ja: 'コーヒー焙煎工場',
      en: 'Coffee Roaster',
    },
    also: ['コーヒー焙煎所'],
    gloss: '커피를 한 번에 2개까지 생산한다.',
  },
  smallMarket: {
    kind: 'commercial',
    names: { ko1897: '소형 상가', koClassic: '소형 상가', ja: '小さい市場', en: 'Small Market' },
    gloss: '상품을 팔면 1[[doubloon|을]] 더 받는다.',
  },
  hacienda: {
    kind: 'commercial',
    names: { ko1897: '대규모 농장', koClassic: '대규모 농장', ja: '農場', en: 'Hacienda' },
    also: ['대농장', '아시엔다', '農地'],
    gloss: '[[settlerPhase]]의 자기 차례에 먼저 [[pile]]에서 타일 하나를 더 뽑아 놓을 수 있다.',
  },
  constructionHut: {
    kind: 'commercial',
    names: { ko1897: '건설막', koClassic: '건설막', ja: '建築小屋', en: 'Construction Hut' },
    also: ['建設小屋', "Builder's Yard"],
    gloss: '[[settlerPhase]]의 자기 차례에 [[plantation]] 대신 채석장을 가져와도 된다.',
  },
  smallWarehouse: {
    kind: 'commercial',
    names: { ko1897: '소형 창고', koClassic: '소형 창고', ja: '小さい倉庫', en: 'Small Warehouse' },
    gloss: '[[captainPhase]]의 끝에 상품 한 종류를 전부 더 남길 수 있다.',
  },
  hospice: {
    kind: 'commercial',
    names: { ko1897: '병원', koClassic: '숙박소', ja: '病院', en: 'Hospice' },
    also: ['Hospital'],
    gloss: '[[settlerPhase]]에 가져온 타일에 바로 [[colonist]] 하나를 놓아도 된다.',
  },
  office: {
    kind: 'commercial',
    names: { ko1897: '영업소', koClassic: '영업소', ja: '商館', en: 'Office' },
    gloss: '[[house]]에 이미 있는 종류의 상품도 팔 수 있다.',
  },
  largeMarket: {
    kind: 'commercial',
    names: { ko1897: '대형 상가', koClassic: '대형 상가', ja: '大きな市場', en: 'Large Market' },
    gloss: '상품을 팔면 2[[doubloon|을]] 더 받는다.',
  },
  largeWarehouse: {
    kind: 'commercial',
    names: { ko1897: '대형 창고', koClassic: '대형 창고', ja: '大きな倉庫', en: 'Large Warehouse' },
    gloss: '[[captainPhase]]의 끝에 상품 두 종류를 전부 더 남길 수 있다.',
  },
  factory: {
    kind: 'commercial',
    names: { ko1897: '공업소', koClassic: '공장제 수공업소', ja: '工場', en: 'Factory' },
    gloss: '상품을 두 종류 이상 생산하면 종류 수에 따라 1, 2, 3, 5[[doubloon|을]] 받는다.',
  },
  university: {
    kind: 'commercial',
    names: { ko1897: '학교', koClassic: '대학', ja: '大学', en: 'University' },
    also: ['School'],
    gloss: '새로 지은 건물에 [[colonist]] 하나를 놓아도 된다.',
  },
  harbor: {
    kind: 'commercial',
    names: { ko1897: '항구', koClassic: '항구', ja: '港', en: 'Harbor' },
    also: ['Harbour'],
    gloss: '상품을 실을 때마다 1점을 더 받는다.',
  },
  wharf: {
    kind: 'commercial',
    names: { ko1897: '조선소', koClassic: '조선소', ja: '造船所', en: 'Wharf' },
    gloss: '[[captainPhase]]마다 한 번, 배 대신 조선소에 상품 한 종류를 전부 실어도 된다.',
  },
  guildHall: {
    kind: 'large',
    names: { ko1897: '소방서', koClassic: '상인 조합', ja: 'ギルドホール', en: 'Guild Hall' },
    also: ['길드 홀', 'Fire Station'],
    gloss: '게임이 끝나면 소형 [[productionBuilding]]마다 1점, 나머지마다 2점을 더 얻는다.',
  },
  residence: {
    kind: 'large',
    names: { ko1897: '주거지', koClassic: '주거지', ja: '公邸', en: 'Residence' },
    gloss: '게임이 끝나면 타일이 놓인 [[landSpace]] 수에 따라 4점에서 7점을 더 얻는다.',
  },
  fortress: {
    kind: 'large',
    names: { ko1897: '요새', koClassic: '요새', ja: '砦', en: 'Fortress' },
    gloss: '게임이 끝나면 자기 [[colonist]] 셋마다 1점을 더 얻는다.',
  },
  customsHouse: {
    kind: 'large',
    names: { ko1897: '세관', koClassic: '세관', ja: '税関', en: 'Customs House' },
    gloss: '게임이 끝나면 [[chip|으로]] 모은 4점마다 1점을 더 얻는다.',
  },
  cityHall: {
    kind: 'large',
    names: { ko1897: '시청', koClassic: '시청', ja: '市役所', en: 'City Hall' },
    gloss: '게임이 끝나면 [[commercialBuilding]]마다, 시청 자신까지 세어 1점을 더 얻는다.',
  },
  colonist: {
    kind: 'thing',
    names: { ko1897: '일꾼', koClassic: '이주민', ja: '入植者', en: 'Colonist' },
    also: ['Worker'],
    gloss: '둥근 말로, 이것이 놓인 타일과 건물만 쓸 수 있다.',
  },
  market: {
    kind: 'thing',
    names: { ko1897: '인력 시장', koClassic: '이주민 선박', ja: '植民船', en: 'Colonist Ship' },
    also: ['入植船', 'Worker Market'],
    gloss: '다음 [[mayorPhase]]에 나누어 줄 [[colonist|이]] 기다리는 곳이다.',
  },
  house: {
    kind: 'thing',
    names: { ko1897: '상점', koClassic: '무역 상점', ja: '商店', en: 'Trading House' },
    gloss: '상품을 파는 곳으로, 네 칸이 있다.',
  },
  ship: {
    kind: 'thing',
    names: { ko1897: '수송선', koClassic: '수송선', ja: '貨物船', en: 'Cargo Ship' },
    gloss: '상품을 싣는 배로, 배마다 칸 수가 다르고 한 종류만 싣는다.',
  },
  supply: {
    kind: 'thing',
    names: { ko1897: '공급처', koClassic: '저장소', ja: 'ストック', en: 'Supply' },
    gloss: '아직 아무도 가져가지 않은 상품, [[colonist]], 타일, [[chip|이]] 모여 있는 곳이다.',
  },
  bank: {
    kind: 'thing',
    names: { ko1897: '은행', koClassic: '은행', ja: '銀行', en: 'Bank' },
    gloss: '[[doubloon|을]] 내고 받는 곳으로, [[doubloon|은]] 얼마든지 있다.',
  },
  governor: {
    kind: 'thing',
    names: { ko1897: '주지사', koClassic: '주지사', ja: '総督', en: 'Governor' },
    also: ['총독', '선 플레이어', 'Start Player'],
    gloss: '라운드의 첫 역할을 고르는 사람으로, 라운드마다 바뀐다.',
  },
  doubloon: {
    kind: 'thing',
    names: { ko1897: '주화', koClassic: '더블룬', ja: 'ダブロン', en: 'Doubloon' },
    also: ['돈', '더블론', '금화', 'Coin'],
    gloss: '건물값으로 내는 것으로, 동점을 가를 때도 센다.',
  },
  victoryPoint: {
    kind: 'thing',
    names: { ko1897: '승점', koClassic: '승점', ja: '勝利ポイント', en: 'Victory Point' },
    also: ['VP', '점수'],
    gloss: '게임이 끝났을 때 가장 많이 모은 사람이 이기는 점수다.',
  },
  chip: {
    kind: 'thing',
    names: {
      ko1897: '승점 칩',
      koClassic: '승점 칩',
      ja: '勝利ポイントチップ',
      en: 'Victory Point Chip',
    },
    gloss: '상품을 실을 때 얻은 점수만큼 받아 모으는 칩이다.',
  },
  good: {
    kind: 'thing',
    names: { ko1897: '상품', koClassic: '농작물', ja: '商品', en: 'Good' },
    gloss: '옥수수, [[fruit]], 설탕, 담배, 커피 다섯 종류가 있다.',
  },
  board: {
    kind: 'thing',
    names: { ko1897: '개인판', koClassic: '게임 판', ja: 'ゲームボード', en: 'Player Board' },
    gloss: '[[landSpace]] 12칸과 [[citySpace]] 12칸이 있는 자기 판이다.',
  },
  buildingBoard: {
    kind: 'thing',
    names: { ko1897: '보관판', koClassic: '보관 판', ja: '配置ボード', en: 'Building Board' },
    gloss: '아직 아무도 짓지 않은 건물이 놓여 있는 판이다.',
  },
  roleTile: {
    kind: 'thing',
    names: { ko1897: '역할 타일', koClassic: '역할 카드', ja: '役割カード', en: 'Role Card' },
    gloss: '역할 하나를 나타내며, 라운드마다 한 사람만 고른다.',
  },
  plantation: {
    kind: 'thing',
    names: { ko1897: '농장', koClassic: '농장', ja: 'プランテーション', en: 'Plantation' },
    gloss: '상품 한 종류를 기르는 타일로, [[landSpace]]에 놓는다.',
  },
  plantationTile: {
    kind: 'thing',
    names: {
      ko1897: '농장 타일',
      koClassic: '농장 칩',
      ja: 'プランテーションタイル',
      en: 'Plantation Tile',
    },
    gloss: '상품 한 종류가 그려진 타일로, [[landSpace]] 한 칸을 차지한다.',
  },
  faceUp: {
    kind: 'thing',
    names: {
      ko1897: '펼쳐진 농장',
      koClassic: '펼쳐진 농장',
      ja: '表向きのプランテーション',
      en: 'Face-up Plantations',
    },
    also: ['공개된 농장', '오픈된 농장'],
    gloss: '개척할 때 고를 수 있게 앞면으로 펼쳐 둔 타일로, 사람 수보다 하나 많다.',
  },
  pile: {
    kind: 'thing',
    names: {
      ko1897: '뒷면 더미',
      koClassic: '농장 칩 더미',
      ja: '裏向きの山',
      en: 'Face-down Stack',
    },
    gloss: '[[plantationTile|을]] 그림을 가린 채 쌓아 둔 더미다.',
  },
  landSpace: {
    kind: 'thing',
    names: { ko1897: '토지 칸', koClassic: '경작 필드', ja: '島のマス', en: 'Island Space' },
    gloss: '[[plantation|이나]] 채석장 하나를 놓는 칸으로, 저마다 12칸이 있다.',
  },
  citySpace: {
    kind: 'thing',
    names: { ko1897: '건설 부지', koClassic: '건축 필드', ja: '都市のマス', en: 'City Space' },
    gloss: '건물을 놓는 칸으로, 저마다 12칸이 있다.',
  },
  circle: {
    kind: 'thing',
    names: { ko1897: '원형 칸', koClassic: '원', ja: '丸印', en: 'Circle' },
    gloss: '[[colonist]] 하나를 놓는 둥근 칸이다.',
  },
  waitingSpace: {
    kind: 'thing',
    names: { ko1897: '임시 보관 칸', koClassic: '나침반', ja: 'San Juan', en: 'San Juan' },
    also: ['임시 보관'],
    gloss:
      '[[board]] 오른쪽 위, 놓을 [[circle|이]] 없는 [[colonist|이]] 다음 [[mayorPhase]]까지 머무는 곳이다.',
  },
  occupied: {
    kind: 'thing',
    names: { ko1897: '점유된', koClassic: '이주민이 놓인', ja: '配備された', en: 'Occupied' },
    also: ['점유'],
    gloss: '[[colonist|이]] 하나라도 놓여 있어 쓸 수 있다는 뜻이다.',
  },
  privilege: {
    kind: 'thing',
    names: { ko1897: '특별 혜택', koClassic: '특권', ja: '特権', en: 'Privilege' },
    gloss: '역할을 고른 사람만 누리는 이득이다.',
  },
  loading: {
    kind: 'thing',
    names: { ko1897: '선적', koClassic: '수출', ja: '出荷', en: 'Shipping' },
    also: ['Loading'],
    gloss: '상품 한 종류를 배 하나에 들어가는 만큼 싣고 하나마다 1점을 얻는 일이다.',
  },
  storage: {
    kind: 'thing',
    names: { ko1897: '저장', koClassic: '보관', ja: '保管', en: 'Storage' },
    gloss: '[[captainPhase]]의 끝에 상품을 남기는 일로, 누구나 1개는 남길 수 있다.',
  },
  quarryLimit: {
    kind: 'thing',
    names: { ko1897: '할인 상한', koClassic: '줄 제한', ja: '列', en: 'Column' },
    also: ['채석장 한도', '한도'],
    gloss: '채석장으로 건물값을 얼마까지 깎을 수 있는지를 정하며, 건물에 따라 1에서 4까지다.',
  },
  productionBuilding: {
    kind: 'thing',
    names: {
      ko1897: '생산 건물',
      koClassic: '생산 공장',
      ja: '生産施設',
      en: 'Production Building',
    },
    gloss: '[[plantation|과]] 짝을 이루어 옥수수가 아닌 상품을 생산하는 건물이다.',
  },
  commercialBuilding: {
    kind: 'thing',
    names: {
      ko1897: '상업 건물',
      koClassic: '베이지색 건물',
      ja: '紫の建物',
      en: 'Commercial Building',
    },
    also: ['Beige Building', 'Violet Building'],
    gloss: '저마다 다른 능력이 있는 건물로, [[largeBuilding]]까지 열일곱 가지가 있다.',
  },
  smallBuilding: {
    kind: 'thing',
    names: { ko1897: '일반 건물', koClassic: '소형 건물', ja: '小さい建物', en: 'Small Building' },
    gloss: '[[citySpace]] 한 칸을 차지하는 [[commercialBuilding|으로]], 열두 가지가 있다.',
  },
  largeBuilding: {
    kind: 'thing',
    names: { ko1897: '고급 건물', koClassic: '대형 건물', ja: '大きな建物', en: 'Large Building' },
    gloss:
      '[[citySpace]] 두 칸을 차지하고, 게임이 끝날 때 [[victoryPoint|을]] 더 얻게 하는 건물 다섯 가지다.',
  },
  aqueduct: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '수로', koClassic: '수로', en: 'Aqueduct' },
    also: ['Canal'],
    gloss: '대형 [[fruit]] 공장과 대형 설탕 공장에서 생산할 때마다 그 상품을 하나씩 더 받는다.',
  },
  forestHouse: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '산림 관리자', koClassic: '산림 관리자', en: 'Forest House' },
    also: ['Lumberyard'],
    gloss:
      '가져온 [[plantation|을]] 숲으로 놓아도 되고, 숲 둘마다 건물을 1[[doubloon]] 싸게 짓는다.',
  },
  blackMarket: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '암시장', koClassic: '암시장', en: 'Black Market' },
    also: ['Hidden Market'],
    gloss: '건물값이 모자랄 때 [[colonist]], 상품, [[victoryPoint|으로]] 하나씩 대신 낼 수 있다.',
  },
  storehouse: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '보관창고', koClassic: '보관창고', en: 'Storehouse' },
    gloss: '[[captainPhase]]의 끝에 상품 3개를 더 남길 수 있다.',
  },
  guesthouse: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '여관', koClassic: '여관', en: 'Guesthouse' },
    also: ['Bohio'],
    gloss: '여기 놓인 [[colonist]] 둘은 언제든 다른 [[circle|으로]] 옮길 수 있다.',
  },
  tradingPost: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '교역소', koClassic: '교역소', en: 'Trading Post' },
    also: ['Merchant Outpost'],
    gloss: '[[house]] 대신 [[supply]]에 상품 하나를 제값에 팔 수 있다.',
  },
  church: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '교회', koClassic: '교회', en: 'Church' },
    gloss: '둘째와 셋째 줄 건물을 지으면 1점, 넷째 줄 건물을 지으면 2점을 받는다.',
  },
  smallWharf: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '소형 조선소', koClassic: '소형 조선소', en: 'Small Wharf' },
    gloss: '[[captainPhase]]마다 한 번, 상품을 섞어 실을 수 있고 둘마다 1점을 받는다.',
  },
  lighthouse: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '등대', koClassic: '등대', en: 'Lighthouse' },
    gloss: '상품을 실을 때마다, 또 선장을 고를 때 1[[doubloon|을]] 받는다.',
  },
  specialtyFactory: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '단일 수공업소', koClassic: '단일 수공업소', en: 'Specialty Factory' },
    also: ['Distillery'],
    gloss:
      '옥수수가 아닌 상품 가운데 가장 많이 생산한 종류의 개수보다 하나 적게 [[doubloon|을]] 받는다.',
  },
  library: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '도서관', koClassic: '도서관', en: 'Library' },
    also: ['Publishing House'],
    gloss: '고른 역할의 [[privilege|을]] 두 배로 누린다.',
  },
  unionHall: {
    kind: 'commercial',
    expansion: 1,
    names: { ko1897: '길드 집회소', koClassic: '길드 집회소', en: 'Union Hall' },
    also: ['Assembly Hall'],
    gloss: '[[captainPhase]]의 첫 차례에 같은 상품 둘마다 1점을 받는다.',
  },
  statue: {
    kind: 'large',
    expansion: 1,
    names: { ko1897: '조각상', koClassic: '조각상', en: 'Statue' },
    also: ['Monument'],
    gloss: '[[circle]] 없이도 8점인 건물이다.',
  },
  cloister: {
    kind: 'large',
    expansion: 1,
    names: { ko1897: '사원', koClassic: '사원', en: 'Cloister' },
    also: ['Cathedral'],
    gloss: '게임이 끝나면 같은 타일 세 개 묶음의 수에 따라 1, 3, 6, 10점을 더 얻는다.',
  },
  noble: {
    kind: 'thing',
    expansion: 2,
    names: { ko1897: '귀족', koClassic: '귀족', en: 'Noble' },
    gloss: '[[colonist|과]] 같은 일을 하는 붉은 말로, 게임이 끝나면 하나에 1점이다.',
  },
  landOffice: {
    kind: 'commercial',
    expansion: 2,
    names: { ko1897: '등기소', koClassic: '등기소', en: 'Land Office' },
    gloss:
      '[[traderPhase]]에 1[[doubloon|을]] 내고 [[plantation]] 하나를 가져와도 되고, 귀족이 있으면 하나를 1[[doubloon]]에 팔아도 된다.',
  },
  chapel: {
    kind: 'commercial',
    expansion: 2,
    names: { ko1897: '예배당', koClassic: '예배당', en: 'Chapel' },
    gloss: '[[craftsmanPhase]]마다 1[[doubloon|을]], 귀족이 있으면 1점을 받는다.',
  },
  huntingLodge: {
    kind: 'commercial',
    expansion: 2,
    names: { ko1897: '사냥용 저택', koClassic: '사냥용 저택', en: 'Hunting Lodge' },
    also: ['Park Authority'],
    gloss:
      '[[plantation]] 하나를 내놓아도 되고, 귀족이 있으면 [[landSpace|이]] 가장 많이 비었을 때 2점을 받는다.',
  },
  zoningOffice: {
    kind: 'commercial',
    expansion: 2,
    names: { ko1897: '건축청', koClassic: '건축청', en: 'Zoning Office' },
    also: ['Construction Office', 'Notary'],
    gloss:
      '1칸짜리 건물을 1[[doubloon]], 귀족이 있으면 [[largeBuilding|을]] 2[[doubloon]] 싸게 짓는다.',
  },
  royalSupplier: {
    kind: 'commercial',
    expansion: 2,
    names: { ko1897: '왕궁 납품업자', koClassic: '왕궁 납품업자', en: 'Royal Supplier' },
    also: ['Pension Office'],
    gloss:
      '[[captainPhase]]의 첫 차례에 귀족 수만큼 서로 다른 상품을 내놓고 하나에 1점을 받을 수 있다.',
  },
  villa: {
    kind: 'commercial',
    expansion: 2,
    names: { ko1897: '빌라', koClassic: '빌라', en: 'Villa' },
    gloss: '[[mayorPhase]]마다 [[supply]]에서 귀족 하나를 더 받는다.',
  },
  jeweler: {
    kind: 'production',
    expansion: 2,
    names: { ko1897: '보석상', koClassic: '보석상', en: 'Jeweler' },
    also: ['Large Tailor Shop'],
    gloss: '[[craftsmanPhase]]마다 자기 귀족 하나에 1[[doubloon|을]] 받는다.',
  },
  royalGarden: {
    kind: 'large',
    expansion: 2,
    names: { ko1897: '궁중 정원', koClassic: '궁중 정원', en: 'Royal Garden' },
    also: ['Town Square'],
    gloss: '게임이 끝나면 자기 귀족마다 1점을 더 얻는다.',
  },
}
