/** Made from content/site/en/messages/counting.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "counting.tools": "Change the board",
  "counting.add": "Place",
  "counting.remove": "Take off",
  "counting.start": "Start again",
  "counting.supply": "More to place",
} as const
