/** Made from content/site/ja/messages/notation.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "notation.lead": "{count}個の欄を、この順に空白で区切って書きます。空の欄は「-」と書き、文字のあとの数は個数です。1は書きません。",
} as const
