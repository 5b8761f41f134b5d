/** Made from content/site/en/messages/notation.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "notation.lead": "Write the {count|field} in this order with a space between. An empty field is a -, and the number after a letter is how many there are. A 1 is left out.",
} as const
