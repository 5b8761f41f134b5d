/** Made from content/site/en/messages/typed.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "typed.label": "Type your move.",
  "typed.play": "Play",
  "typed.many": "This can mean {count|thing}. Which one?",
  "typed.none": "This move was not understood. Write it like this: {example}",
} as const
