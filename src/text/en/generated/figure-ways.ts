/** Made from content/site/en/messages/figure-ways.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "figure.referee": "Ask the referee",
  "figure.case": "Read the case",
  "figure.practice": "Solve problems like this",
  "figure.copy": "Copy link",
  "figure.copied": "Link copied.",
  "figure.uncopied": "It can’t be copied. Use this link.",
  "free.title": "Play on",
  "free.back": "Back to the text",
  "free.alone": "I play the other seats too",
  "free.over": "The game is over. This is the score as it stood here.",
} as const
