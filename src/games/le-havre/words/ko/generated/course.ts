/** Made from content/le-havre/words/ko/messages/course.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "course.offer": "{item} 오퍼",
  "course.description": "르아브르를 직접 두면서 배워요. 오퍼, 건물, 음식, 배까지 한 걸음마다 할 일과 까닭이 있고, 잘못 두면 왜 안 되는지 알려 줘요.",
} as const
