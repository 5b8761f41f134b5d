/** Made from content/puerto-rico/words/ko/messages/games.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "start.title": "푸에르토 리코",
  "play.expansions": "확장",
  "play.expansion.new-buildings": "확장 1: 새 건물",
  "play.expansion.options": "확장의 선택 규칙",
  "play.expansion.nobles": "확장 2: 귀족",
} as const
