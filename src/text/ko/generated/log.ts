/** Made from content/site/ko/messages/log.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "log.forced": "(정할 것이 없어 저절로 함)",
  "log.own": "(저절로 함)",
  "log.back": "여기로 돌아가기",
} as const
