/** Made from content/puerto-rico/words/en/messages/after.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "after.why.colonists": "The [[market]] could not be refilled, and the round was played to its end.",
  "after.why.chips": "The victory point chips ran out, and the round was played to its end.",
  "after.why.city": "{seat} filled all 12 city spaces, and the round was played to its end.",
  "after.what.chips": "Victory point chips",
  "after.what.buildings": "Points on buildings",
  "after.card.game": "Puerto Rico",
  "after.card.bonus": "Bonus of a [[largeBuilding]]",
} as const
