/** Made from content/site/en/messages/log.yaml by `npm run -s words`. */
export const messages = {
  "log.forced": "There was only one thing to do, so it was done.",
  "log.back": "Go back to here",
} as const
