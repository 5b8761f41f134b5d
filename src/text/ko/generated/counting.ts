/** Made from content/site/ko/messages/counting.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "counting.tools": "판 고치기",
  "counting.add": "놓기",
  "counting.remove": "거두기",
  "counting.start": "처음으로",
  "counting.supply": "더 놓기",
} as const
