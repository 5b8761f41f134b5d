/** Made from content/le-havre/words/ko/messages/figure.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "figure.goods": "{seat|의} 토큰",
  "figure.cards": "{seat|의} 건물과 배",
  "figure.owner": "{seat|이} 가짐",
  "figure.disc": "{seat|의} 디스크",
  "figure.line": "{rule} {count}",
  "figure.score": "{seat|의} 재산",
  "figure.total": "합계 {count}",
} as const
