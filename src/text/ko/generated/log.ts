/** Made from content/site/ko/messages/log.yaml by `npm run -s words`. */
export const messages = {
  "log.forced": "할 수 있는 일이 하나뿐이라 저절로 했어요.",
  "log.back": "여기로 돌아가기",
} as const
