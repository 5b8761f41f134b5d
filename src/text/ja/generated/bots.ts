/** Made from content/site/ja/messages/bots.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "since.title": "自分の手番のあとにあったこと",
  "since.again": "もう一度見る",
  "since.stop": "見るのをやめる",
  "pace.title": "ボットの速さ",
  "pace.slow": "ゆっくり",
  "pace.usual": "普通",
  "pace.fast": "速く",
  "pace.step": "1手ずつ",
  "pace.pause": "止める",
  "pace.next": "次の手を見る",
  "pace.go-on": "続きを見る",
} as const
