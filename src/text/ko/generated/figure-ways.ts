/** Made from content/site/ko/messages/figure-ways.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "figure.referee": "심판에게 묻기",
  "figure.case": "판정 사례 읽기",
  "figure.practice": "이런 문제 풀기",
  "figure.copy": "링크 복사",
  "figure.copied": "링크를 복사했어요.",
  "figure.uncopied": "복사할 수 없어요. 이 링크를 쓰세요.",
  "free.title": "이어서 두기",
  "free.back": "읽던 곳으로",
  "free.alone": "다른 사람의 수도 내가 둘게요",
  "free.over": "게임이 끝났어요. 여기서 그친 점수예요.",
} as const
