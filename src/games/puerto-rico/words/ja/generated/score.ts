/** Made from content/puerto-rico/words/ja/messages/score.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "score.name": "名前",
  "score.chips": "[[chip]]",
  "score.nothing": "チップと建物を書き込むと、勝者がわかります。",
  "score.tiles": "島に置いたタイル",
  "score.colonists": "持っている[[colonist]]すべて",
  "score.coins": "[[doubloon]]",
  "score.goods": "残った商品",
  "score.expansions": "拡張あり",
  "score.nobles": "貴族",
  "score.sets": "同じタイル3枚の組",
  "score.empty": "[[colonist]]なし",
  "score.left-out": "拡張でだけ数えるものを得点表から外しました。",
} as const
