/** Made from content/puerto-rico/words/ko/messages/course.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "course.in-supply": "[[supply]]의 {token}",
  "course.description": "푸에르토 리코를 말을 옮기면서 배운다. 한 걸음마다 할 일과 까닭이 있고, 잘못 두면 왜 안 되는지 알려 준다.",
  "course.called.production-building": "공장",
  "course.called.chip": "칩",
} as const
