/** Made from content/le-havre/words/en/messages/course.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "course.offer": "{item} offer",
  "course.description": "Learn Le Havre by playing it. Offers, buildings, food and ships, with a task and a reason in each step. If a move is wrong, you are told why.",
} as const
