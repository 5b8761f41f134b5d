/** Made from content/puerto-rico/words/ko/messages/about.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "about.price": "지금 값 {price}.",
  "about.price.saved": "값 {cost}, 지금은 {saved} 깎여 {price}.",
  "about.price.free": "값 {cost}, 지금은 공짜.",
  "about.can": "지을 수 있어요.",
  "about.coins": "고르면 놓인 {count}[[doubloon|을]] 받아요.",
  "about.sale": "지금 팔면 {coins}[[doubloon|을]] 받아요.",
  "about.sale.nothing": "지금 팔아도 [[doubloon|이]] 들어오지 않아요.",
  "about.rule": "규칙 읽기",
} as const
