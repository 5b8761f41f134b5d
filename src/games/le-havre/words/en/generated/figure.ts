/** Made from content/le-havre/words/en/messages/figure.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "figure.goods": "{seat} 토큰",
  "figure.cards": "{seat} 건물과 배",
  "figure.owner": "{seat} 가짐",
  "figure.disc": "{seat} 디스크",
  "figure.line": "{rule} {count}",
  "figure.score": "{seat} 재산",
  "figure.total": "합계 {count}",
} as const
