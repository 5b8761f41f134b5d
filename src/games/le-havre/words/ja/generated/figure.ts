/** Made from content/le-havre/words/ja/messages/figure.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "figure.goods": "{seat}のトークン",
  "figure.cards": "{seat}の建物と船",
  "figure.owner": "{seat}のもの",
  "figure.disc": "{seat}の人員コマ",
  "figure.line": "{rule}：{count}",
  "figure.score": "{seat}の資産",
  "figure.total": "合計{count}",
} as const
