/** Made from content/site/en/messages/options.yaml by `npm run -s words`. */
export const messages = {
  "play.options": "Optional rules",
  "play.options.changed": "Optional rules changed",
  "play.options.none": "No optional rules changed",
} as const
