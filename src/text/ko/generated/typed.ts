/** Made from content/site/ko/messages/typed.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "typed.label": "둘 수를 써 보세요.",
  "typed.play": "두기",
  "typed.many": "{count}가지로 읽혀요. 어느 것인가요?",
  "typed.none": "무엇을 둘지 알아보지 못했어요. 이렇게 써 보세요: {example}",
} as const
