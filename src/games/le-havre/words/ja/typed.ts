/** How moves are typed in Japanese. Spaces and marks are gone when these are looked for. */
import type { MoveKind } from '../../rules/moves.ts'

/** What may stand between the words that matter. */
export const FILLERS: readonly string[] = [
  ...'を が は に へ で の と も や だけ から まで 個 枚 隻 回 全部 すべて もう'.split(' '),
  ...'です お願いします 私は では'.split(' '),
  ...'建物 カード 品物 供給スペース スペース 人員コマ 1つ ひとつ 一つ ください します'.split(' '),
]

/** What a kind of move may be called, besides the names in it. */
export const VERBS: Readonly<Record<MoveKind, readonly string[]>> = {
  supply: ['補給', '補給する', '進める', '進めます', '船コマ', '船コマを進める'],
  takeOffer: ['取る', '取ります', 'もらう', 'もらいます', '受け取る', '獲得', '獲得する'],
  enter: ['入る', '入ります', '使う', '使います', '行く', '行きます'],
  endTurn: ['終える', '終わる', '終わり', '手番終了', '手番を終える', '終了'],
  pay: ['払う', '払います'],
  borrow: ['借用証', '借金', '借金する', '借りる', '借ります', '受け取る', '受け取ります'],
  repay: ['返す', '返します', '返済', '返済する', '借金', '借用証'],
  buy: ['買う', '買います', '購入', '購入する'],
  sell: ['売る', '売ります', '売却', '売却する'],
  construct: ['建てる', '建てます', '建設', '建設する'],
  stop: ['やめる', '終える', '終わり', '建てない'],
  buildShip: ['造る', '造ります', '作る', '建造', '建造する'],
  exchangeShip: ['交換', '交換する', '換える'],
  use: [],
  trade: [],
  choose: ['受け取る', '選ぶ', 'もらう'],
  exchange: ['交換', '交換する'],
  sellGoods: ['売る', '売ります'],
  ship: ['積む', '積みます', '出荷', '出荷する'],
  haul: ['運ぶ', '運びます', '取る', '取ります'],
  displace: ['どかす', 'どかします', '追い出す'],
  layBack: ['戻す', '戻します'],
}

/** The orders that two cards may be laid back in. */
export const ORDERS = {
  same: ['そのまま', '同じ順'],
  swapped: ['入れ替える', '入れ替えて', '逆', '逆順'],
} as const

/** What stands around and between names with numbers. */
export const AROUND =
  /[をで]?(?:払う|払います|受け取る|受け取ります|もらう|売る|売ります|積む|積みます|出荷する?)$/
export const BETWEEN = /^(?:[をとやがはのも個枚つ頭]|ずつ)+/
/** What parts what is given from what is taken. */
export const FOR = /→|>|=|を?渡して|を?払って|を?出して/
