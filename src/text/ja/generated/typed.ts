/** Made from content/site/ja/messages/typed.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "typed.label": "手を言葉で書いてください。",
  "typed.play": "決定",
  "typed.many": "{count}通りに読めます。どれですか？",
  "typed.none": "手を読み取れませんでした。次のように書いてみてください：{example}",
} as const
