/** Made from content/site/ko/messages/notation.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "notation.lead": "칸 {count}개를 이 순서로 띄어 적어요. 빈 칸은 -로 적고, 글자 뒤의 수는 개수예요. 1은 적지 않아요.",
} as const
