/** Made from content/puerto-rico/words/ja/messages/after.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "after.why.colonists": "[[colonist]]が足りず[[market]]に補充しきれなかったため、そのラウンドを最後まで行って終わりました。",
  "after.why.chips": "[[chip]]がなくなったため、そのラウンドを最後まで行って終わりました。",
  "after.why.city": "{seat}の[[citySpace]]が12すべて埋まったため、そのラウンドを最後まで行って終わりました。",
  "after.what.chips": "[[chip]]",
  "after.what.buildings": "建物に書かれた点数",
  "after.card.game": "プエルトリコ",
  "after.card.bonus": "[[largeBuilding]]のボーナス点",
} as const
