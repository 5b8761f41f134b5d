/** Made from content/puerto-rico/words/en/messages/about.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "about.price": "Price now {price}.",
  "about.price.saved": "Price {cost}, now {price} with {saved} off.",
  "about.price.free": "Price {cost}, now free.",
  "about.can": "You can build it.",
  "about.coins": "Choosing it brings the {count} [[doubloon|#count]] on it.",
  "about.sale": "Sold now, it brings {coins} [[doubloon|#coins]].",
  "about.sale.nothing": "Sold now, it brings no [[doubloon|s]].",
  "about.rule": "Read the rule",
} as const
