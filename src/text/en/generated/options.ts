/** Made from content/site/en/messages/options.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "play.options": "Optional rules",
  "play.options.changed": "Optional rules changed",
  "play.options.none": "No optional rules changed",
  "play.players": "Number of players",
  "play.players.count": "{count}",
} as const
