/** Made from content/puerto-rico/words/ja/messages/play.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "play.first-look": "今回並んだプランテーション",
  "play.edition": "版",
  "play.edition.two-player": "2人用（1897年版ルール）",
  "play.edition.classic": "韓国語版（3～5人用）",
  "play.tie-break": "同点なので[[doubloon]]と商品を数え、{seat}が勝ちました。",
  "play.draw": "{names}：点数も、[[doubloon]]と商品も同じです。引き分けです。",
  "play.row.chips": "チップ",
  "play.row.buildings": "建物",
  "play.tie": "[[doubloon]]と商品",
  "play.revealed": "元に戻しましたが、新しく並んだプランテーションはもう見ています。",
} as const
