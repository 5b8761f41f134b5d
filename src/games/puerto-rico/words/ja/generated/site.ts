/** Made from content/puerto-rico/words/ja/messages/site.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "home.scene": "ゲームの途中のテーブル",
  "home.try": "実際にやってみてください。[[corn]]を押してから、積む船を押します。ほかの商品を選んでもかまいません。",
  "home.onward": "続きを学ぶ",
  "home.again": "もう一度",
  "home.me": "自分",
  "home.rival": "相手",
  "play.description": "プエルトリコを1台で最初から最後まで遊ぶ。できない手は、どのルールのためかがわかる。",
  "beside.lead": "実際のボードで遊ぶとき：",
} as const
