/** Made from content/site/en/messages/score.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "score.share": "Copy link",
  "score.copied": "Link copied. Whoever gets it sees the same score sheet.",
  "score.copy-by-hand": "It could not be copied. Send the address in the address bar as it is.",
  "score.print": "Print",
  "score.clear": "Clear",
  "score.cleared": "All entries were cleared.",
  "score.kept": "The score sheet here is as it was.",
  "score.empty-sheet": "Opened an empty score sheet.",
  "score.again": "This is the sheet you were filling in last time.",
} as const
