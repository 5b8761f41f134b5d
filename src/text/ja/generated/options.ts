/** Made from content/site/ja/messages/options.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "play.options": "選択ルール",
  "play.options.changed": "変えた選択ルール",
  "play.options.none": "変えた選択ルールなし",
  "play.players": "人数",
  "play.players.count": "{count}人",
} as const
