/** Made from content/puerto-rico/words/en/messages/course.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "course.in-supply": "{token} in the supply",
  "course.description": "Learn Puerto Rico by moving its pieces. Each step has a task and a reason, and if a move is wrong, you are told why.",
  "course.called.production-building": "production building",
  "course.called.chip": "chip",
} as const
