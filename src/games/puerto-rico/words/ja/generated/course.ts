/** Made from content/puerto-rico/words/ja/messages/course.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "course.in-supply": "[[supply]]の{token}",
  "course.description": "プエルトリコをコマを動かしながら学ぶ。一歩ごとに課題と理由があり、間違えればなぜできないかがわかる。",
  "course.called.production-building": "生産施設",
  "course.called.chip": "チップ",
} as const
