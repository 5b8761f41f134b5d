/** Made from content/puerto-rico/words/ja/messages/score.yaml by `npm run -s words`. */
export const messages = {
  "score.name": "名前",
  "score.chips": "[[chip]]",
  "score.nothing": "チップと建物を書き込むと、勝者がわかります。",
  "score.tiles": "島に置いたタイル",
  "score.colonists": "持っている[[colonist]]すべて",
  "score.coins": "[[doubloon]]",
  "score.goods": "残った商品",
  "score.empty": "[[colonist]]なし",
  "score.share": "リンクをコピー",
  "score.copied": "リンクをコピーしました。受け取った人にも同じ得点表が開きます。",
  "score.copy-by-hand": "コピーできませんでした。アドレスバーのアドレスをそのまま送ってください。",
  "score.print": "印刷",
  "score.clear": "空にする",
  "score.kept": "ここに書いた得点表はそのままです。",
  "score.empty-sheet": "空の得点表を開きました。",
} as const
