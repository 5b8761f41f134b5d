/** Made from content/site/en/messages/log.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "log.forced": "(nothing to decide here)",
  "log.own": "(done for you)",
  "log.back": "Go back to here",
} as const
