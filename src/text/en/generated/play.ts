/** Made from content/site/en/messages/play.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "play.title": "Play",
  "play.player": "Player {letter}",
  "play.wins": "{seat|wins}.",
  "play.score": "Score sheet",
  "play.total": "Total",
} as const
