/** Made from content/le-havre/words/ko/messages/about.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "card.materials": "지을 때는 {tokens}.",
  "card.price-now": "살 때는 {count}[[franc]].",
  "card.sale-now": "팔면 {count}[[franc]].",
} as const
