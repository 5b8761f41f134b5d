/** Made from content/site/ko/messages/bots.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "since.title": "내 차례 뒤에 있었던 일",
  "since.again": "다시 보기",
  "since.stop": "그만 보기",
  "pace.title": "봇의 빠르기",
  "pace.slow": "느리게",
  "pace.usual": "보통",
  "pace.fast": "빠르게",
  "pace.step": "한 수씩",
  "pace.pause": "멈추기",
  "pace.next": "다음 수 보기",
  "pace.go-on": "이어서 보기",
} as const
