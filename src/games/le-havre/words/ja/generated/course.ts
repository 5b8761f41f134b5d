/** Made from content/le-havre/words/ja/messages/course.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "course.offer": "{item}の供給スペース",
  "course.description": "ル・アーブルをコマを動かしながら学びます。供給スペース、建物、食料、船まで、一歩ごとに課題と理由があり、間違えればなぜできないかがわかります。",
} as const
