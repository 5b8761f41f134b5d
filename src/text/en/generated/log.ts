/** Made from content/site/en/messages/log.yaml by `npm run -s words`. */
export const messages = {
  "log.forced": "(nothing to decide here)",
  "log.back": "Go back to here",
} as const
