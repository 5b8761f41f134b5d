/** Made from content/puerto-rico/words/en/messages/openings.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "opening.quarry": "[[settler]]: [[quarry]]",
  "opening.plantation": "[[settler]]: [[plantation]]",
  "opening.people": "With four players, the opening that people know best is this: no. 1 takes a [[quarry]] with the [[settler]], no. 2 chooses the [[builder]], no. 3 the [[mayor]] and no. 4 the [[prospector]]. Of {games} games, the bots began {first} with the [[quarry]]; {second} kept to this order up to no. 2, {third} up to no. 3 and {fourth} up to no. 4.",
} as const
