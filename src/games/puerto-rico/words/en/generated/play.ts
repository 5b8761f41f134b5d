/** Made from content/puerto-rico/words/en/messages/play.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "play.first-look": "Plantations turned up now",
  "play.edition": "Edition",
  "play.edition.two-player": "Two-player (rules of 1897)",
  "play.edition.classic": "Classic",
  "play.tie-break": "Equal in victory points, so [[doubloon|s]] and goods were counted. {seat} won.",
  "play.draw": "{names}: equal in victory points, [[doubloon|s]] and goods. It is a draw.",
  "play.row.chips": "Chips",
  "play.row.buildings": "Buildings",
  "play.tie": "[[doubloon|S]] and goods",
  "play.revealed": "Taken back, but you have already seen the plantations that turned up.",
} as const
