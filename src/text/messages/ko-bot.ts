/** What bots say of their moves, in Korean, each in one sentence. See ko.ts. */
export const koBot = {
  'bot.only': '할 수 있는 일이 하나뿐이에요.',
  'bot.fancy': '따져 보지 않고 마음 가는 대로 골랐어요.',
  'bot.glance': '얼핏 보기에 가장 좋아 보였어요.',
  'bot.role': '{role|을} 고르면 나에게 {mine}점, 상대에게 {theirs}점어치라고 보았어요.',
  'bot.role.coins':
    '{role|을} 고르면 놓인 {coins}[[doubloon|을]] 합쳐 나에게 {mine}점, 상대에게 {theirs}점어치라고 보았어요.',
  'bot.tile.ready': '{tile|은} 바로 쓸 수 있어서 {worth}점어치로 가장 나아요.',
  'bot.tile.waiting': '{tile|은} 가공할 건물까지 지을 셈으로 {worth}점어치로 보았어요.',
  'bot.tile.quarry': '{tile|이} 앞으로 건물값에서 아낄 [[doubloon|을]] {worth}점어치로 보았어요.',
  'bot.draw': '타일을 고르기 전에 뒷면 타일 하나를 거저 받아요.',
  'bot.colonist': '[[colonist|을]] 거저 하나 더 받아요.',
  'bot.layout':
    '이렇게 놓으면 생산할 때 상품을 {goods}개까지 만들고, 능력을 쓰는 건물이 {buildings}채예요.',
  'bot.build':
    '{building|은} 승점 {vp}점에, {price}[[doubloon|을]] 치르고도 끝까지 {worth}점 이득이라고 보았어요.',
  'bot.save': '지금 짓는 것보다 {coins}[[doubloon|을]] 아껴 두는 편이 나아요.',
  'bot.extra': '{good} 하나를 {worth}점어치로 가장 높게 보았어요.',
  'bot.sell': '{good|은} 실어 보내는 것보다 팔아서 {coins}[[doubloon|을]] 받는 편이 나아요.',
  'bot.hold': '지금은 하지 않는 편이 나아요.',
  'bot.load':
    '{good|을} 실어 {points}점을 얻고, 단계가 끝날 때까지 나는 {mine}점, 상대는 {theirs}점을 얻을 것으로 보았어요.',
  'bot.wait':
    '기다리면 단계가 끝날 때까지 나는 {mine}점, 상대는 {theirs}점을 얻을 것으로 보았어요.',
  'bot.store': '상품 {goods}개를 남기는 것을 {worth}점어치로 보았어요.',
  'bot.store.nothing': '상품을 남겨도 이제 쓸 데가 없어요.',
  'bot.search.ahead': '앞을 {games}번 내다보니 평균 {margin}점 앞서요.',
  'bot.search.behind': '앞을 {games}번 내다보니 평균 {margin}점 뒤지지만 그나마 가장 나아요.',
  'bot.search.level': '앞을 {games}번 내다보니 거의 비겨요.',
  'bot.search.ahead.by':
    '앞을 {games}번 내다보니 평균 {margin}점 앞서고, 그다음인 {move}보다 {by}점 나아요.',
  'bot.search.behind.by':
    '앞을 {games}번 내다보니 평균 {margin}점 뒤지지만, 그다음인 {move}보다 {by}점 나아요.',
  'bot.search.level.by': '앞을 {games}번 내다보니 거의 비기고, 그다음인 {move}보다 {by}점 나아요.',
} as const
