/** Made from content/site/ja/messages/counting.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "counting.tools": "ボードを変える",
  "counting.add": "置く",
  "counting.remove": "取り上げる",
  "counting.start": "最初に戻す",
  "counting.supply": "ほかのものを置く",
} as const
