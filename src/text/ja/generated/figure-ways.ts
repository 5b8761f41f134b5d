/** Made from content/site/ja/messages/figure-ways.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "figure.referee": "裁定で尋ねる",
  "figure.case": "裁定例を読む",
  "figure.practice": "似た問題を解く",
  "figure.copy": "リンクをコピー",
  "figure.copied": "リンクをコピーしました。",
  "figure.uncopied": "コピーできません。このリンクをお使いください。",
  "free.title": "続きを進める",
  "free.back": "読んでいたところへ",
  "free.alone": "ほかの席も自分で動かす",
  "free.over": "ゲームが終わりました。ここまでの得点です。",
} as const
