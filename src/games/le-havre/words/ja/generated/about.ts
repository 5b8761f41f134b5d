/** Made from content/le-havre/words/ja/messages/about.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "card.materials": "建てるには{tokens}。",
  "card.price-now": "買うと{count}[[franc]]。",
  "card.sale-now": "売ると{count}[[franc]]。",
} as const
