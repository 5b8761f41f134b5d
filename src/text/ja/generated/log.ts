/** Made from content/site/ja/messages/log.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "log.forced": "（決めることがないので自動）",
  "log.own": "（自動）",
  "log.back": "ここに戻る",
} as const
