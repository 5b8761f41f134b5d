/** Made from content/puerto-rico/words/en/messages/score.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "score.name": "Name",
  "score.chips": "Victory point chips",
  "score.nothing": "Enter chips and buildings to see who wins.",
  "score.tiles": "Tiles on the island",
  "score.colonists": "All [[colonist|s]]",
  "score.coins": "[[doubloon|S]]",
  "score.goods": "Goods left",
  "score.expansions": "With expansions",
  "score.nobles": "Nobles",
  "score.sets": "Sets of three tiles of a kind",
  "score.empty": "No [[colonist]]",
  "score.left-out": "What only the expansions count was taken off the sheet.",
} as const
