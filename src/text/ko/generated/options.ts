/** Made from content/site/ko/messages/options.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "play.options": "선택 규칙",
  "play.options.changed": "바꾼 선택 규칙",
  "play.options.none": "바꾼 선택 규칙 없음",
  "play.players": "사람 수",
  "play.players.count": "{count}명",
} as const
