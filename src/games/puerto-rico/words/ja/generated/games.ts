/** Made from content/puerto-rico/words/ja/messages/games.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "start.title": "プエルトリコ",
  "play.expansions": "拡張",
  "play.expansion.new-buildings": "拡張1：新しい建物",
  "play.expansion.options": "拡張の選択ルール",
  "play.expansion.nobles": "拡張2：貴族",
} as const
