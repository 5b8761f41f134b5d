/** Made from content/le-havre/words/en/messages/about.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "card.materials": "Takes {tokens} to build.",
  "card.price-now": "Costs {count} [[franc|#count]] to buy.",
  "card.sale-now": "Sells for {count} [[franc|#count]].",
} as const
