/** Made from content/site/ja/messages/log.yaml by `npm run -s words`. */
export const messages = {
  "log.forced": "できることが1つだけなので、自動で進めました。",
  "log.back": "ここに戻る",
} as const
