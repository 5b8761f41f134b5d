/** Made from content/site/ja/messages/score.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "score.share": "リンクをコピー",
  "score.copied": "リンクをコピーしました。受け取った人にも同じ得点表が開きます。",
  "score.copy-by-hand": "コピーできませんでした。アドレスバーのアドレスをそのまま送ってください。",
  "score.print": "印刷",
  "score.clear": "空にする",
  "score.cleared": "書いたものをすべて消しました。",
  "score.kept": "ここに書いた得点表はそのままです。",
  "score.empty-sheet": "空の得点表を開きました。",
  "score.again": "前回書いていた得点表です。",
} as const
