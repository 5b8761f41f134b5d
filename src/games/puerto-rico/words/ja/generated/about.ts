/** Made from content/puerto-rico/words/ja/messages/about.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "about.price": "今の値段は{price}。",
  "about.price.saved": "値段は{cost}、今は{saved}引かれて{price}。",
  "about.price.free": "値段は{cost}、今はただ。",
  "about.can": "建てられます。",
  "about.coins": "選ぶと、乗っている{count}[[doubloon]]を受け取ります。",
  "about.sale": "今売ると{coins}[[doubloon]]を受け取ります。",
  "about.sale.nothing": "今売っても[[doubloon]]は入りません。",
  "about.rule": "ルールを読む",
} as const
