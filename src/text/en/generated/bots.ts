/** Made from content/site/en/messages/bots.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "since.title": "Since your last turn",
  "since.again": "Watch again",
  "since.stop": "Stop watching",
  "pace.title": "Speed of bots",
  "pace.slow": "Slow",
  "pace.usual": "Normal",
  "pace.fast": "Fast",
  "pace.step": "Move by move",
  "pace.pause": "Pause",
  "pace.next": "Next move",
  "pace.go-on": "Go on",
} as const
