/** Made from content/site/ko/messages/play.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "play.title": "두기",
  "play.player": "플레이어 {letter}",
  "play.wins": "{seat|이} 이겼어요.",
  "play.score": "점수표",
  "play.total": "합계",
} as const
