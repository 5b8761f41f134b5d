/** How moves are typed in Japanese. Spaces and marks are gone when these are looked for. */
import type { MoveKind } from '../../rules/moves.ts'

/** What may stand between the words that matter. */
export const FILLERS: readonly string[] = [
  ...'を が は に へ で の と も や だけ から より まで もう マス 個 枚 人 隻'.split(' '),
  ...'で です お願い お願いします にします 私は では'.split(' '),
  ...'タイル カード フェイズ 役割 建物 商品 プランテーション ください します 1つ ひとつ 一つ'.split(
    ' ',
  ),
]

/** What parts the words of a name, each of which may stand for it. */
export const PARTING = 'の'

/** What a kind of move may be called, besides the names in it. */
export const VERBS: Readonly<Record<MoveKind, readonly string[]>> = {
  chooseRole: ['選ぶ', '選択', '選びます', '取る'],
  drawTile: ['引く', '引きます', 'めくる', '裏向き', '山', '山札'],
  takeTile: ['取る', '取ります', 'もらう', 'もらいます', '置く', '置きます'],
  manTile: ['置く', '置きます', '乗せる', '取る', 'もらう'],
  recruit: ['取る', '取ります', 'もらう', '受け取る'],
  takeShare: ['取る', '取ります', 'もらう', '受け取る', '個', '人'],
  place: [],
  build: ['建てる', '建てます', '建設', '建築', '買う', '買います'],
  manBuilding: ['置く', '置きます', '乗せる', '取る', 'もらう'],
  takeGood: ['取る', '取ります', 'もらう', '受け取る', '追加'],
  sell: ['売る', '売ります', '売却'],
  load: ['積む', '積みます', '出荷', '出荷する', '船', 'マス船'],
  loadWharf: ['積む', '積みます', '出荷', '出荷する'],
  store: [],
  draft: ['選ぶ', '選択', '選びます'],
  double: ['倍', '二倍', '2倍'],
  moveGuest: ['移す', '移動', '動かす'],
  layTile: ['置く', '置きます'],
  returnTile: ['返す', '戻す', '返します'],
  takeResident: ['取る', '取ります', '受け取る'],
  sellToSupply: ['売る', '売ります', '売却'],
  buyTile: ['買う', '買います', '購入'],
  sellTile: ['売る', '売ります', '売却'],
  giveGoods: ['納める', '渡す', '差し出す'],
  loadMixed: ['積む', '積みます', '出荷'],
  produce: ['生産', '生産する', '作る'],
  takePoints: ['取る', '取ります', 'もらう', '受け取る'],
  pass: [
    ...['建てません', '建てない', '積みません', '売りません', '取りません', '何もしません'],
    ...['パス', 'パスする', '飛ばす', 'しない', 'やめる', '取らない', '受け取らない'],
  ],
}

/** Sizes of ships as they are read out. */
export const NUMERALS: Readonly<Record<number, string>> = {
  4: '四',
  5: '五',
  6: '六',
  7: '七',
  8: '八',
}

/** A number of goods: '3個'. */
export const COUNT = /(\d{1,2})[個こコ]/
/** What stands around a list of names with numbers, and between them. */
export const AROUND =
  /^(?:入植者|労働者|保管|残す)[をは]?|を?(?:配置|保管)(?:する|します)?$|を?残(?:す|します)$/g
export const BETWEEN = /^(?:[とやをにはのへ個こ人]|だけ|ずつ)/

/** How examples are written: nothing kept, passing, a good with a ship. */
export const NOTHING = '何も残さない'
export const NOTHING_SAID = /^何も/
export const PASS = 'パス'
export const loading = (good: string, size: number): string => `${good} ${size}マスの船`

/** What stands between a layout and those of it who are nobles. */
export const NOBLES = /貴族(?:は|：)?/
