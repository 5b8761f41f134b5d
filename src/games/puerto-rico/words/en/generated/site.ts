/** Made from content/puerto-rico/words/en/messages/site.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "home.scene": "A table in the middle of a game",
  "home.try": "Make a move. Press corn, then the ship to load it on. Another good will do too.",
  "home.onward": "Go on learning",
  "home.again": "Play again",
  "home.me": "You",
  "home.rival": "Opponent",
  "play.description": "Play Puerto Rico from start to end on one device. If a move is not allowed, you are told by which rule.",
  "beside.lead": "At a real table:",
} as const
