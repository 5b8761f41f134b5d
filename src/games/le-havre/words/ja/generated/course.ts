/** Made from content/le-havre/words/ja/messages/course.yaml by `npm run -s words`. */
export const messages = {
  "course.offer": "{item} 오퍼",
  "course.description": "르아브르를 말을 옮기면서 배운다. 오퍼, 건물, 음식, 배까지 한 걸음마다 할 일과 까닭이 있고, 잘못 두면 왜 안 되는지 알려 준다.",
} as const
