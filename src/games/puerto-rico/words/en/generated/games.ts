/** Made from content/puerto-rico/words/en/messages/games.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "start.title": "Puerto Rico",
  "play.expansions": "Expansions",
  "play.expansion.new-buildings": "Expansion 1: new buildings",
  "play.expansion.options": "Optional rules of the expansions",
  "play.expansion.nobles": "Expansion 2: nobles",
} as const
