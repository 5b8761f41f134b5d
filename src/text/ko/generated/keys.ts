/** Made from content/site/ko/messages/keys.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "keys.title": "단축키",
  "keys.zone": "다음 구역으로",
  "keys.place": "구역 안에서 옮기기",
  "keys.choose": "고르기",
  "keys.fold": "구역의 제목에서 접고 펴기",
  "keys.undo": "되돌리기",
  "keys.redo": "되살리기",
  "keys.hint": "힌트",
  "keys.help": "이 도움말",
  "keys.settings": "화면 위의 보기 설정에서 끌 수 있어요.",
} as const
