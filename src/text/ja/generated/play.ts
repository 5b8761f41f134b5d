/** Made from content/site/ja/messages/play.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "play.title": "遊ぶ",
  "play.player": "プレイヤー{letter}",
  "play.wins": "{seat}の勝ちです。",
  "play.score": "得点表",
  "play.total": "合計",
} as const
