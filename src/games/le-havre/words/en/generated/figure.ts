/** Made from content/le-havre/words/en/messages/figure.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "figure.goods": "{seat|'S} tokens",
  "figure.cards": "{seat|'S} buildings and ships",
  "figure.owner": "Owned by {seat|low}",
  "figure.disc": "{seat|'S} disc",
  "figure.line": "{rule}: {count}",
  "figure.score": "{seat|'S} wealth",
  "figure.total": "{count} in all",
} as const
