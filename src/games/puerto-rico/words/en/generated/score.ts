/** Made from content/puerto-rico/words/en/messages/score.yaml by `npm run -s words`. */
export const messages = {
  "score.name": "Name",
  "score.chips": "Victory point chips",
  "score.nothing": "Enter chips and buildings to see who wins.",
  "score.tiles": "Tiles on the island",
  "score.colonists": "All [[colonist|s]]",
  "score.coins": "[[doubloon|S]]",
  "score.goods": "Goods left",
  "score.empty": "No [[colonist]]",
  "score.share": "Copy link",
  "score.copied": "Link copied. Whoever gets it sees the same score sheet.",
  "score.copy-by-hand": "It could not be copied. Send the address in the address bar as it is.",
  "score.print": "Print",
  "score.clear": "Clear",
  "score.kept": "The score sheet here is as it was.",
  "score.empty-sheet": "Opened an empty score sheet.",
} as const
